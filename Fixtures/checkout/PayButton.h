#import <UIKit/UIKit.h>

@interface PayButton : UIButton
@end

#import "PayButton.h"

@implementation PayButton

- (void)awakeFromNib {
  [super awakeFromNib];
  self.layer.cornerRadius = 12;
  [self setAccessibilityLabel:NSLocalizedString(@"Pay", nil)];
}

@end

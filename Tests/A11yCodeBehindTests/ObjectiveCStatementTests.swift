import Testing

@testable import A11yCodeBehind

@Suite struct ObjectiveCStatementTests {
  @Test(
    "receivers of an outlet",
    arguments: [
      Statement("self.titleLabel.text = name;", .text),
      Statement("_titleLabel.text = name;", .text),
      Statement("[self.titleLabel setText:name];", .text),
      Statement("[_titleLabel setText:name];", .text),
      Statement("[[self titleLabel] setText:name];", .text),
      Statement("self->_titleLabel.text = name;", .text),
      Statement("((UILabel *)self.titleLabel).text = name;", .text),
      Statement("[self titleLabel].text = name;", .text),
      Statement("UILabel *titleLabel = [UILabel new]; titleLabel.text = name;", .text, .untouched),
      Statement("NSLog(@\"self.titleLabel.text = name;\");", .text, .untouched),
      Statement("/* self.titleLabel.text = name; */", .text, .untouched),
      Statement("if (self.titleLabel.text == name) {}", .text, .untouched),
      Statement("#if DEBUG\nself.titleLabel.text = name;\n#endif", .text),
      Statement("#if DEBUG\nif (a) {\n#else\nif (b) {\n#endif\n}\nself.titleLabel.text = name;", .text),
      Statement("[self.titleLabel setMinimumScaleFactor:0.5];", .font, .untouched),
      Statement("[self.button.titleLabel setHighlightedTextColor:red];", .font, .untouched, of: "button"),
      Statement("if ([self.titleLabel isFirstResponder]) {}", .font, .untouched),
      Statement("[self.titleLabel setStyle:0.5];", .font, .unknown),
      Statement("char c = '\"'; self.titleLabel.text = name;", .text),
    ])
  func receiver(_ statement: Statement) { check(statement) }

  @Test(
    "aliases of an outlet",
    arguments: [
      Statement("UILabel *label = self.titleLabel; label.text = name;", .text),
      Statement("__weak typeof(self) weakSelf = self; weakSelf.titleLabel.text = name;", .text),
      Statement("for (UILabel *label in @[self.titleLabel, self.subtitleLabel]) { label.text = name; }", .text),
      Statement("for (UILabel *label in self.labels) { [label setText:name]; }", .text, of: "labels"),
      Statement("[self.labels[0] setText:name];", .text, of: "labels"),
      Statement("[[self.labels firstObject] setText:name];", .text, of: "labels"),
      Statement(
        "[self.labels enumerateObjectsUsingBlock:^(UILabel *label, NSUInteger i, BOOL *stop) { label.text = name; }];",
        .text, of: "labels"),
      Statement("[UIView animateWithDuration:1 animations:^{ self.titleLabel.text = name; }];", .text),
    ])
  func alias(_ statement: Statement) { check(statement) }

  @Test(
    "facts that are set",
    arguments: [
      Statement("self.titleLabel.accessibilityLabel = name;", .label),
      Statement("[self.titleLabel setAccessibilityLabel:name];", .label),
      Statement("[self.titleLabel setAccessibilityLabel:nil];", .label, .fixed),
      Statement("[self.titleLabel setAccessibilityLabel:@\"\"];", .label, .fixed),
      Statement("self.titleLabel.accessibilityHint = @\"a\";", .hint),
      Statement("self.titleLabel.accessibilityValue = @\"a\";", .value),
      Statement("self.titleLabel.accessibilityTraits |= UIAccessibilityTraitHeader;", .traits),
      Statement("self.titleLabel.isAccessibilityElement = YES;", .exposure),
      Statement("[self.titleLabel setIsAccessibilityElement:NO];", .exposure, .fixed),
      Statement("self.stack.accessibilityElements = @[self.titleLabel];", .exposure, .unknown, of: "stack"),
      Statement("self.titleLabel.attributedText = name;", .font, .unknown),
      Statement(
        "NSDictionary *style = @{NSFontAttributeName: self.titleLabel.font, NSKernAttributeName: @(0.3)};\n"
          + "self.titleLabel.attributedText = [[NSAttributedString alloc] initWithString:s attributes:style];",
        .font, .untouched),
      Statement(
        "NSDictionary *style = @{NSFontAttributeName: self.subtitleLabel.font};\n"
          + "self.titleLabel.attributedText = [[NSAttributedString alloc] initWithString:s attributes:style];",
        .font, .unknown),
      Statement(
        "NSDictionary *style = @{NSFontAttributeName: self.titleLabel.font};\n"
          + "NSMutableAttributedString *t = [[NSMutableAttributedString alloc] initWithString:s attributes:style];\n"
          + "[t addAttribute:NSUnderlineStyleAttributeName value:@(1) range:r];\nself.titleLabel.attributedText = t;",
        .font, .untouched),
      Statement(
        "[self.button setAttributedTitle:[[NSAttributedString alloc] initWithString:s "
          + "attributes:@{NSFontAttributeName: self.button.titleLabel.font}] forState:UIControlStateNormal];",
        .font, .untouched, of: "button"),
      Statement("[self.button setTitle:name forState:UIControlStateNormal];", .text, of: "button"),
      Statement("[self.segments setTitle:name forSegmentAtIndex:0];", .text, of: "segments"),
      Statement("[self.segments removeAllSegments];", .text, of: "segments"),
      Statement("[self.button setImage:image forState:UIControlStateNormal];", .image, .unknown, of: "button"),
      Statement(
        "[self.button setImage:[UIImage imageNamed:@\"star\"] forState:UIControlStateNormal];", .image, .fixed,
        of: "button"),
      Statement("self.field.placeholder = name;", .placeholder, of: "field"),
      Statement("self.titleLabel.textColor = [UIColor redColor];", .color, .unknown),
      Statement("[self.button setTitleColor:red forState:UIControlStateNormal];", .color, .unknown, of: "button"),
      Statement("[self.titleLabel setBackgroundColor:red];", .background, .unknown),
      Statement("self.titleLabel.hidden = isOn;", .visibility, .unknown),
      Statement("[self.titleLabel setHidden:YES];", .visibility, .unknown),
      Statement("[self.titleLabel removeFromSuperview];", .visibility, .unknown),
      Statement("self.titleLabel.frame = CGRectMake(0, 0, 1, 1);", .size, .unknown),
      Statement("[[self.titleLabel.heightAnchor constraintEqualToConstant:44] setActive:YES];", .size, .unknown),
      Statement("[NSLayoutConstraint constraintWithItem:self.titleLabel attribute:a];", .size, .unknown),
      Statement("[self.button addTarget:self action:@selector(tap) forControlEvents:e];", .actions, of: "button"),
      Statement("[self.titleLabel addGestureRecognizer:tap];", .actions),
      Statement("self.button.enabled = NO;", .enabled, .unknown, of: "button"),
      Statement("self.titleLabel.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];", .font),
      Statement("[self.titleLabel setFont:[UIFont systemFontOfSize:14]];", .font, .fixed),
      Statement("self.titleLabel.font = [UIFont fontWithName:@\"Lato\" size:14];", .font, .fixed),
      Statement("self.button.titleLabel.font = [UIFont boldSystemFontOfSize:14];", .font, .fixed, of: "button"),
      Statement("[self.view addSubview:self.titleLabel];", .text, .untouched),
      Statement("[Other unknownHelper:self.titleLabel];", .font, .unknown),
      Statement("[self.titleLabel unknownHelper];", .color, .unknown),
      Statement("UnknownHelper(self.titleLabel);", .text, .unknown),
    ])
  func fact(_ statement: Statement) { check(statement) }

  @Test("instance variables are outlets, categories and headers belong to the class")
  func declarations() {
    let index = CodeIndex(objectiveC: [
      "@interface HomeView : BaseView <UITableViewDelegate> { IBOutlet UILabel *titleLabel; IBOutlet UILabel *name; }\n@end",
      "@implementation HomeView\n@end",
      "@implementation HomeView (Style)\n- (void)style { titleLabel.text = a; }\n@end",
      "@implementation BaseView\n- (void)base:(UILabel *)label more:(int)m { [name setText:label.text]; }\n@end",
    ])
    #expect(index.knows("HomeView"))
    // A header alone may be that of a framework.
    #expect(!CodeIndex(objectiveC: ["@interface HomeView : BaseView\n@end"]).knows("HomeView"))
    #expect(index.declares("titleLabel", in: "HomeView"))
    #expect(index.outlet("titleLabel", of: "HomeView")[.text].outcome == .satisfied)
    #expect(index.outlet("name", of: "HomeView")[.text].outcome == .satisfied)
  }

  private func check(_ statement: Statement) {
    let index = CodeIndex(objectiveC: [statement.inObjectiveC])
    #expect(index.outlet(statement.outlet, of: "HomeView")[statement.fact].outcome == statement.outcome)
  }
}

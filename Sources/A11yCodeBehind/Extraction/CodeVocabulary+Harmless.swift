extension CodeVocabulary {
  /// Methods and functions of the system that set no text, font or color of their receiver or their arguments.
  static let harmless: [String] =
    [
      // The hierarchy.
      "addSubview addSubviews insertSubview bringSubviewToFront sendSubviewToBack bringSubview sendSubview",
      "exchangeSubview addArrangedSubview insertArrangedSubview removeArrangedSubview setCustomSpacing",
      "isDescendant isDescendantOfView didMoveToSuperview willMoveToSuperview addChild addChildViewController",
      "didMove willMove removeFromParent removeFromParentViewController removeFromSuperlayer addSublayer",
      "insertSublayer addLayoutGuide",
      // Layout.
      "sizeToFit sizeThatFits layoutIfNeeded setNeedsLayout setNeedsDisplay setNeedsUpdateConstraints needsUpdateConstraints",
      "updateConstraintsIfNeeded layoutSubviews intrinsicContentSize invalidateIntrinsicContentSize",
      "systemLayoutSizeFitting systemLayoutSizeFittingSize setContentHuggingPriority",
      "setContentCompressionResistancePriority contentHuggingPriority contentCompressionResistancePriority",
      "activate deactivate activateConstraints deactivateConstraints addConstraint addConstraints removeConstraint",
      "removeConstraints convert convertRect convertPoint point location locationInView pointInside hitTest textRect boundingRect",
      "setTranslatesAutoresizingMaskIntoConstraints setAutoresizingMask setContentMode setLineBreakMode",
      "setNumberOfLines setTextAlignment setClipsToBounds setDelegate setDataSource setOpaque setTransform setCenter",
      "setCornerRadius setMasksToBounds setBorderWidth setBorderColor setTag setKeyboardType setReturnKeyType",
      // Events and responders.
      "removeTarget removeGestureRecognizer removeAction sendActions sendActionsForControlEvents becomeFirstResponder",
      "resignFirstResponder endEditing reloadInputViews canBecomeFirstResponder actionsForTarget",
      "removeAllTargets setOn setValue setProgress startAnimating stopAnimating isAnimating setSelected setHighlighted",
      "setSelectedSegmentIndex setEnabled setUserInteractionEnabled setContentOffset",
      "scrollRectToVisible setZoomScale flashScrollIndicators setContentInset scrollRangeToVisible setDate",
      "setMinimumDate setMaximumDate setOnTintColor setMinimumValue setMaximumValue setThumbImage",
      "setMinimumTrackImage setMaximumTrackImage setContentEdgeInsets setImageEdgeInsets setTitleEdgeInsets",
      "setMinimumScaleFactor setAdjustsFontSizeToFitWidth setHighlightedTextColor isFirstResponder isEnabled isSelected",
      "setShowsTouchWhenHighlighted setAutocorrectionType setAutocapitalizationType setSecureTextEntry",
      "setClearButtonMode setBorderStyle setTextContainerInset setScrollEnabled setEditable setSelectable",
      "setExclusiveTouch setContentHorizontalAlignment setContentVerticalAlignment setAllowsSelection setSeparatorStyle",
      "setShowsVerticalScrollIndicator setMultipleTouchEnabled setBaselineAdjustment setPreferredMaxLayoutWidth",
      "setLayoutMargins setAxis setSpacing setDistribution setAlignment setSpellCheckingType",
      "setTitleShadowColor setInputView setInputAccessoryView setLeftView setRightView",
      "setSelectedRange selectAll selectedTextRange textRange position offset replace insertText deleteBackward",
      // Tables and collections.
      "reloadData reloadRows reloadSections reloadItems reloadRowsAtIndexPaths insertRows deleteRows moveRow",
      "insertRowsAtIndexPaths deleteRowsAtIndexPaths insertSections deleteSections insertItems deleteItems",
      "beginUpdates endUpdates performBatchUpdates register registerNib registerClass dequeueReusableCell",
      "dequeueReusableCellWithIdentifier dequeueReusableHeaderFooterView dequeueReusableSupplementaryView",
      "cellForRow cellForRowAtIndexPath cellForItem indexPath indexPathForCell indexPathForRow indexPathForItem",
      "indexPathForSelectedRow selectRow selectRowAtIndexPath deselectRow deselectRowAtIndexPath selectItem",
      "deselectItem scrollToRow scrollToRowAtIndexPath scrollToItem rectForRow numberOfRows numberOfSections",
      "numberOfItems setEditing headerView footerView setCollectionViewLayout setTableFooterView",
      "setTableHeaderView setRefreshControl beginRefreshing endRefreshing selectedRow reloadAllComponents",
      "reloadComponent numberOfSegments titleForSegment widthForSegment setWidth setItems setRightBarButton",
      "setLeftBarButton setRightBarButtonItems setLeftBarButtonItems setToolbarItems setHidesBackButton",
      // Layers, drawing and motion.
      "animate animateWithDuration animateKeyframes transition transitionWithView add removeAllAnimations",
      "removeAnimation addAnimation render drawHierarchy snapshotView resizableSnapshotView draw drawText",
      "showSkeleton showAnimatedSkeleton showGradientSkeleton showAnimatedGradientSkeleton hideSkeleton pop_addAnimation",
      "performWithoutAnimation setAnimationsEnabled maskedCorners setShadowColor setShadowOffset setShadowOpacity",
      // Controllers.
      "present presentViewController dismiss dismissViewControllerAnimated pushViewController popViewController",
      "popViewControllerAnimated popToRootViewController show performSegue performSegueWithIdentifier",
      "setNavigationBarHidden setViewControllers setNeedsStatusBarAppearanceUpdate load loadRequest loadHTMLString",
      "evaluateJavaScript goBack goForward reload stopLoading setAnnotations addAnnotation addAnnotations",
      "removeAnnotation removeAnnotations setRegion addOverlay removeOverlay",
      // Accessibility, notifications, the language itself.
      "post postNotification addObserver removeObserver accessibilityElementCount accessibilityActivate",
      "print debugPrint NSLog assert precondition fatalError assertionFailure preconditionFailure min max abs type",
      "isEqual isEqualTo isEqualToString isKind isKindOfClass isMember respondsToSelector responds contains",
      "objectAtIndex firstObject lastObject objectForKey containsObject firstIndex index indexOfObject append insert remove removeAll removeObject addObject",
      "setObject isEmpty count hasPrefix hasSuffix trimmingCharacters lowercased uppercased copy retain release",
      "autorelease dealloc ObjectIdentifier zip stride Array Set String Int Bool CGFloat Double NSStringFromClass",
      "performSelector perform async asyncAfter dispatch_async objc_setAssociatedObject",
      "objc_getAssociatedObject unsafeBitCast withExtendedLifetime swap filter sort sorted reversed enumerated",
      "joined first last reduce allSatisfy dropFirst dropLast prefix suffix split components replacingOccurrences",
      "setAccessibilityIdentifier setAccessibilityElementsHidden bind observe sink just withLatestFrom",
      "store subscribe disposed makeKeyAndVisible CGRectGetHeight CGRectGetWidth CGRectGetMaxY CGRectGetMaxX",
      "CGRectMake CGSizeMake CGPointMake",
      // What Objective-C asks of a view, and the methods of delegates that UIKit calls with one.
      "class isMemberOfClass text attributedText title currentTitle font textColor value isOn frame bounds superview",
      "window subviews layer tag imageForState titleForState textField textView instantiate instantiateWithOwner",
    ].flatMap { $0.split(separator: " ").map(String.init) }

  /// Methods of libraries that look at a control: `validator.registerField(field, rules: rules)`; and macros that let go of
  /// one, as apps without automatic reference counting have them: `SAFE_RELEASE(_field)`.
  static func isHarmless(byName name: ArraySlice<UInt8>) -> Bool {
    beginnings.contains(where: name.starts) || endings.contains { name.suffix($0.count).elementsEqual($0) }
  }

  /// Methods of libraries and of the app that set what is behind: `lib_setBackgroundImage(of: color, for: .highlighted)`.
  static func setsBackground(byName name: String) -> Bool { name.contains("etBackground") }

  private static let beginnings = ["register", "unregister", "validate", "track"].map { Array($0.utf8) }
  private static let endings = ["RELEASE", "Release"].map { Array($0.utf8) }
}

/// What each object of a class runs: the methods that UIKit calls on every view and controller of an interface file, what
/// these call on the same object, and the observers of outlets.
enum LifeCycle {
  static func functions(of project: CodeProject, _ sources: [CodeIndexBuilder.Source]) -> Set<Int> {
    var calls: [Int: Set<UInt32>] = [:]
    for source in sources {
      for call in source.record.ownCalls {
        calls[source.functions + call.function, default: []].insert(source.id(call.name))
      }
    }
    var byOwner: [UInt64: [Int]] = [:]
    for (number, function) in project.functions.enumerated() {
      byOwner[CodeProject.key(function.owner, function.name), default: []].append(number)
    }
    var open = names.compactMap { project.ids[$0] }.flatMap { project.functionsByName[$0] ?? [] }
    // A file is decoded: other initializers are not called.
    if let initializer = project.ids["init"], let coder = project.ids["coder"] {
      open += (project.functionsByName[initializer] ?? []).filter { function in
        project.parameters[project.functions[function].parameters].contains { $0.label == coder }
      }
    }
    for name in project.outletNames {
      open += (project.functionsByName[name] ?? []).filter { function in
        project.properties[CodeProject.key(project.functions[function].owner, name)] != nil
      }
    }
    var found = Set(open)
    while let function = open.popLast() {
      guard let callees = calls[function] else { continue }
      for owner in project.family(project.functions[function].owner) {
        for callee in callees {
          for next in byOwner[CodeProject.key(owner, callee)] ?? [] where found.insert(next).inserted {
            open.append(next)
          }
        }
      }
    }
    return found
  }

  private static let names = [
    "initWithCoder", "awakeFromNib", "layoutSubviews", "didMoveToSuperview", "didMoveToWindow", "willMove",
    "willMoveToSuperview", "willMoveToWindow", "updateConstraints", "draw", "drawRect", "prepareForReuse",
    "traitCollectionDidChange", "tintColorDidChange", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
    "viewDidAppear",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "loadView",
  ]
}

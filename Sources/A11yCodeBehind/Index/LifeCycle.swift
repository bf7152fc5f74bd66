/// What each object of a class runs: the methods that UIKit calls on every view and controller, what these call on the same
/// object, and the observers of outlets.
enum LifeCycle {
  static func functions(of project: CodeProject, _ sources: [CodeIndexBuilder.Source]) -> Set<Int> {
    var calls: [Int: [UInt32]] = [:]
    for source in sources {
      for call in source.record.ownCalls {
        calls[source.functions + call.function, default: []].append(source.id(call.name))
      }
    }
    let beginnings = project.outletNames.union(names.compactMap { project.ids[$0] })
    var open = beginnings.flatMap { project.functionsByName[$0] ?? [] }
    var found = Set(open)
    while let function = open.popLast() {
      guard let callees = calls[function] else { continue }
      let family = project.family(project.functions[function].owner)
      for callee in Set(callees) {
        for next in project.functionsByName[callee] ?? [] where !found.contains(next) {
          guard family.contains(project.functions[next].owner) else { continue }
          found.insert(next)
          open.append(next)
        }
      }
    }
    return found
  }

  private static let names = [
    "init", "initWithFrame", "initWithCoder", "awakeFromNib", "layoutSubviews", "didMoveToSuperview",
    "didMoveToWindow", "willMove", "willMoveToSuperview", "willMoveToWindow", "updateConstraints", "draw", "drawRect",
    "prepareForReuse", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidLayoutSubviews", "loadView",
  ]
}

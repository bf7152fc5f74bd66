import Testing

@testable import A11yCodeBehind

/// An effect without its place.
enum Outcome: Equatable { case untouched, satisfied, fixed, unknown }

extension CodeEffect {
  var outcome: Outcome {
    switch self {
    case .untouched: .untouched
    case .satisfied: .satisfied
    case .fixed: .fixed
    case .unknown: .unknown
    }
  }
}

extension CodeIndex {
  init(swift: String..., objectiveC: [String] = []) {
    var files: [CodeFile] = []
    for (number, text) in swift.enumerated() {
      files.append(CodeFile(path: "\(number).swift", bytes: Array(text.utf8), language: .swift))
    }
    for (number, text) in objectiveC.enumerated() {
      files.append(CodeFile(path: "\(number).m", bytes: Array(text.utf8), language: .objectiveC))
    }
    self.init(files)
  }
}

/// Statements in a method of a controller with outlets, and what they do to the outlet `titleLabel`, or another.
struct Statement: CustomTestStringConvertible {
  let code: String
  let fact: CodeFact
  let outcome: Outcome
  let outlet: String

  init(_ code: String, _ fact: CodeFact, _ outcome: Outcome = .satisfied, of outlet: String = "titleLabel") {
    self.code = code
    self.fact = fact
    self.outcome = outcome
    self.outlet = outlet
  }

  var testDescription: String { "\(code) -> \(fact) \(outcome)" }

  var inSwift: String {
    """
    class HomeView: UIViewController {
      @IBOutlet weak var titleLabel: UILabel!
      @IBOutlet private weak var subtitleLabel: UILabel?
      @IBOutlet weak var button: UIButton!
      @IBOutlet var labels: [UILabel]!
      @IBOutlet weak var stack: UIStackView!
      @IBOutlet weak var segments: UISegmentedControl!
      override func viewDidLoad() {
        super.viewDidLoad()
        \(code)
      }
    }
    """
  }

  var inObjectiveC: String {
    """
    @interface HomeView : UIViewController
    @property (weak, nonatomic) IBOutlet UILabel *titleLabel;
    @property (nonatomic, weak) IBOutlet UILabel *subtitleLabel;
    @property (weak) IBOutlet UIButton *button;
    @property (strong, nonatomic) IBOutletCollection(UILabel) NSArray *labels;
    @property (weak) IBOutlet UIStackView *stack;
    @property (weak) IBOutlet UISegmentedControl *segments;
    @end
    @implementation HomeView
    - (void)viewDidLoad {
      [super viewDidLoad];
      \(code)
    }
    @end
    """
  }
}

internal import CLibrary

extension Double {
  package func raised(to exponent: Double) -> Double { pow(self, exponent) }
}

// The only file that names a C library. Only A11yPlatform sees it: all other modules call types of Swift.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#else
  #error("no C library is known for this platform")
#endif

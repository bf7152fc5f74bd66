// The only file that names a C library: all others import this module, and so build wherever one of them exists.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#else
  #error("no C library is known for this platform")
#endif

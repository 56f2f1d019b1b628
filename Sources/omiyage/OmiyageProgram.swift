import Glibc

/// The program: parse, run, exit code.
@main
enum OmiyageProgram {
  static func main() {
    ProcessSetup.prepare()
    exit(CommandDispatch.run(RawArgument.ofProcess(), environment: .process).rawValue)
  }
}

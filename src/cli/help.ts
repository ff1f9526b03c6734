/** What `--help` shows. */
export const HELP = `restful-routes: list a project's HTTP routes, preview rewrites and carry them out

  restful-routes list [folder | file ...]   every route with its address and the rules that report it
  restful-routes plan [folder | file ...]   which routes change, which do not and why, and which callers are updated
  restful-routes explain file ...           how each call of a file is read, and why its routes change or stay
  restful-routes fix [folder]               rewrite the routes and their callers, in all files or in none

The default folder is the working directory. Files narrow the answer, and so does a folder
that is part of a project where plan looks at it; the rest of their project is read all the same.
No file of a project is executed but the ESLint configuration that --config names or fix finds,
and only fix changes any.

  --format table|json|markdown|csv|html
                                     output format (default: table, or by the extension of --output); html shows plan
  --output file, -o file             write to a file instead of stdout
  --links url                        where the working directory is on the web: Markdown and HTML link to lines
  --recommended, --strict, --all     rules to apply, as in the configuration of that name (default: --recommended)
  --rules name,name                  rules to apply, by name
  --settings file.json               the value of settings['restful-routes'] in an ESLint configuration
  --config eslint.config.js          take settings and rules from an ESLint configuration, which is executed
  --no-config-lookup                 fix: do not look for an ESLint configuration
  --identifiers                      plan, fix: move the id of an item from the body or the query into the path
  --dry-run                          fix: show the changes as a unified diff and make none
  --check                            fix: make no changes and exit with 1 if there are any to make
  --force                            fix: even if git has changes that are not committed
  --verbose                          also list skipped files, each with the reason
  --color, --no-color                use colours or none (default: on a terminal; or FORCE_COLOR, NO_COLOR)
  --exit-zero                        plan exits with 0 whatever it finds
  --fail-on-empty                    exit with 2 where there is no route
  --help, --version

Exit codes: 0; 1 where plan finds a route to rewrite or to report, or fix --check a change to make; 2 for an error.
`;

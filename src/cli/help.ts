/** What `--help` shows. */
export const HELP = `restful-routes: which address becomes which, over a whole project

  restful-routes list [folder]   every route with its address and what the rules say of it
  restful-routes plan [folder]   what becomes what, what stays and why, and who moves along

The folder is the working directory where none is named. No file of it is executed or changed.

  --format table|json|markdown     how the answer is written (table)
  --recommended, --strict, --all   the rules that count, as the configuration of that name has them (recommended)
  --rules name,name                the rules that count, one by one
  --settings file.json             the object that stands under settings['restful-routes'] in a configuration of ESLint
  --config eslint.config.js        the settings and rules of a configuration of ESLint; it is executed
  --verbose                        also the files that were skipped, each with the reason
  --exit-zero                      plan ends with 0 whatever it finds
  --help, --version

Exit codes: 0, and 1 where plan finds something that is to be rewritten or is reported, 2 for an error.
`;

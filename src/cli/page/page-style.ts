/** How the page looks, in light and in dark. */
export const STYLE = `:root {
  color-scheme: light dark;
  --back: #fff; --panel: #f6f8fa; --text: #1f2328; --faint: #59636e; --line: #d1d9e0; --link: #0550ae;
  --fixed: #116329; --suggested: #0550ae; --withheld: #8a4600; --reported: #6639ba; --unchanged: #59636e;
  --old: #a40e26;
}
@media (prefers-color-scheme: dark) {
  :root {
    --back: #0d1117; --panel: #161b22; --text: #e6edf3; --faint: #9198a1; --line: #3d444d; --link: #79b8ff;
    --fixed: #56d364; --suggested: #79b8ff; --withheld: #e3b341; --reported: #bc8cff; --unchanged: #9198a1;
    --old: #ff8182;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0 auto; max-width: 80rem; padding: 1rem 1.5rem 4rem; background: var(--back); color: var(--text);
  font: 0.95rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; margin: 0.5rem 0; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2rem 0 0.5rem; }
h3 { font-size: 0.95rem; margin: 1.25rem 0 0.25rem; overflow-wrap: anywhere; }
a { color: var(--link); }
code { font: 0.87em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; }
.facts { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; margin: 0; padding: 0; list-style: none;
  color: var(--faint); }
.facts strong { color: var(--text); font-size: 1.25rem; }
.trees { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1rem; }
.tree { max-height: 32rem; overflow: auto; padding: 0.25rem 1rem 0.75rem; background: var(--panel);
  border: 1px solid var(--line); border-radius: 6px; }
.tree ul { margin: 0; padding-left: 1.1rem; list-style: none; border-left: 1px solid var(--line); }
.tree > ul { padding-left: 0; border: 0; }
.chip { font: 0.75rem/1.5 ui-monospace, monospace; padding: 0 0.3rem; border: 1px solid var(--line); border-radius: 4px;
  color: var(--text); text-decoration: none; }
.chip.now.fixed { color: var(--old); border-color: currentColor; }
.chip.now.fixed .method { text-decoration: line-through; }
.chip.after.fixed { color: var(--fixed); border-color: currentColor; font-weight: 600; }
.chip.suggested { color: var(--suggested); }
.chip.withheld { color: var(--withheld); }
.chip.reported { color: var(--reported); }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: end; gap: 0.5rem 1rem;
  padding: 0.75rem 0; background: var(--back); border-bottom: 1px solid var(--line); }
fieldset { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; margin: 0; padding: 0; border: 0; }
legend, form > label { font-size: 0.85rem; color: var(--faint); }
form > label { display: grid; }
select, input[type='search'], button { max-width: 16rem; font: inherit; color: var(--text); background: var(--panel);
  border: 1px solid var(--line); border-radius: 4px; padding: 0.15rem 0.4rem; }
.row { border-bottom: 1px solid var(--line); }
.row[open] { padding-bottom: 0.5rem; }
.row, h2 { scroll-margin-top: 8rem; }
summary { padding: 0.2rem 0; cursor: pointer; }
.line { display: inline-block; min-width: 2.5rem; text-align: right; color: var(--faint); }
.status { display: inline-block; min-width: 6rem; font-size: 0.85rem; font-weight: 600; color: var(--unchanged); }
.check .status { min-width: 0; }
.status.fixed, .new { color: var(--fixed); }
.status.suggested { color: var(--suggested); }
.status.withheld { color: var(--withheld); }
.status.reported { color: var(--reported); }
.old { color: var(--old); }
dl { margin: 0.25rem 0 0.25rem 3.5rem; }
dl > div { display: grid; grid-template-columns: 9rem 1fr; gap: 0 1rem; }
dt { grid-column: 1; color: var(--faint); }
dd { grid-column: 2; margin: 0; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  form { position: static; }
  dl { margin-left: 1rem; }
  dl > div { display: block; }
}
@media print { form, .skip { display: none; } .tree { max-height: none; } }
`;

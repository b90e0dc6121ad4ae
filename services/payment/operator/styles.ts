/** The look of the operator's page. */
export const styles = `:root {
  color-scheme: light dark;
  --canvas: light-dark(#f6f3ec, #0e1613);
  --surface: light-dark(#ffffff, #18221e);
  --ink: light-dark(#14251f, #f2efe7);
  --muted: light-dark(#4a5750, #b9c3bc);
  --line: light-dark(#ddd6c8, #2d3a34);
  --edge: light-dark(#7f867f, #71807a);
  --action: light-dark(#0b7a4b, #3fc48a);
  --on-action: light-dark(#ffffff, #05241a);
  --soft: light-dark(#e0f0e7, #153528);
  --warn: light-dark(#fdf0d2, #3a2c0e);
  --on-warn: light-dark(#744a00, #fbcd70);
  --danger: light-dark(#9a341e, #f7a78f);
  --late: light-dark(#fdf1ee, #2c1a15);
  --info: light-dark(#e4edf4, #14283a);
}
* { box-sizing: border-box; }
a { color: var(--action); }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.5 "Figtree Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.board { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; justify-content: space-between; padding: 1rem max(1.25rem, calc((100% - 69.5rem) / 2)); background: #14251f; color: #f8f5ee; }
.board b { font-size: 1.5rem; letter-spacing: -.02em; }
.board .place { margin-left: .75rem; padding: .125rem .5rem; font-size: .875rem; font-weight: 600; color: #f9bd42; border: 1px solid; border-radius: .375rem; }
.board p { margin: 0; font-size: .875rem; }
main { max-width: 72rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; display: grid; gap: 1.25rem; }
h1 { margin: 0; font-size: 2rem; line-height: 1.2; letter-spacing: -.01em; }
p { margin: 0; }
.muted, caption, small { color: var(--muted); }
small { font-size: .875rem; }
.row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; justify-content: space-between; }
.cells { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); margin: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; overflow: hidden; }
.cells div { padding: .5rem 1rem; text-align: center; box-shadow: -1px 0 var(--line); }
dt { font-size: .875rem; color: var(--muted); }
dd { margin: 0; font-weight: 700; }
.chips { display: flex; flex-wrap: wrap; gap: .5rem; }
.chips a { min-height: 2.75rem; display: inline-flex; align-items: center; padding: .25rem 1rem; color: var(--ink); border: 1px solid var(--edge); border-radius: 2rem; text-decoration: none; font-weight: 600; }
.chips a[aria-current] { background: #14251f; color: #f8f5ee; }
input { min-height: 2.75rem; width: 100%; padding: .5rem .875rem; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--edge); border-radius: .75rem; }
button { min-height: 2.75rem; padding: .5rem 1rem; font: inherit; font-weight: 600; color: var(--ink); background: var(--surface); border: 1px solid var(--edge); border-radius: .75rem; cursor: pointer; }
button.first { color: var(--on-action); background: var(--action); border-color: transparent; }
button.soft { background: var(--soft); border-color: transparent; }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: left; padding: .75rem 1.25rem 0; font-size: .875rem; }
th, td { padding: .75rem 1.25rem; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
thead th { border-top: 0; font-size: .875rem; }
tr.late { background: var(--late); }
td > small, td > span { display: block; }
.tag { display: inline-block !important; white-space: nowrap; padding: .125rem .5rem; font-size: .875rem; font-weight: 600; border-radius: .375rem; background: var(--info); }
.tag.unanswered { background: var(--warn); color: var(--on-warn); }
.tag.late, .tag.without-tickets { color: var(--danger); }
.num { font-variant-numeric: tabular-nums; white-space: nowrap; }
summary { min-height: 2.75rem; display: inline-flex; align-items: center; padding: .25rem 1rem; font-weight: 600; border-radius: .75rem; background: var(--soft); cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
details + details { margin-top: .5rem; }
details form { display: grid; gap: .5rem; margin-top: .5rem; min-width: 14rem; }
label { font-size: .875rem; font-weight: 600; }
.notice { padding: .875rem 1.25rem; border-radius: 1rem; background: var(--info); }
.notice.warn { background: var(--warn); }
.notice b { display: block; }
@media (max-width: 48rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, caption, tbody, tr, td { display: block; }
  tr { padding: .75rem 1.25rem; border-top: 1px solid var(--line); }
  td { padding: .25rem 0; border: 0; }
}
`;

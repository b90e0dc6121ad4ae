/** Ink and paper in light and dark. */
const paints = `
.chart-root {
  --chart-paper: #fbfcfe; --chart-ink: #16202b; --chart-muted: #54616f; --chart-line: #64748b; --chart-faint: #c3cdd9;
  --chart-box-0: #ffffff; --chart-box-1: #f3f6fa; --chart-box-2: #e9eef5; --chart-box-3: #dfe7f0;
  --chart-accent: #0a58ca; --chart-accent-soft: #dbe9ff; --chart-on-accent: #ffffff;
  --chart-found: #fff1b8; --chart-done: #13703a; --chart-error: #b3261e; --chart-after: #8a5a00;
  color: var(--chart-ink); background: var(--chart-paper);
  font: 13px/1.45 "Nunito Sans", -apple-system, "Segoe UI", system-ui, sans-serif;
  box-sizing: border-box; height: 100%; width: 100%;
}
.chart-root[data-base="dark"] {
  --chart-paper: #14181d; --chart-ink: #eef2f6; --chart-muted: #a9b5c2; --chart-line: #8d9bab; --chart-faint: #3b4652;
  --chart-box-0: #1a2027; --chart-box-1: #20272f; --chart-box-2: #272f39; --chart-box-3: #2e3844;
  --chart-accent: #7db4ff; --chart-accent-soft: #1d3a61; --chart-on-accent: #0b1220;
  --chart-found: #4a3c0a; --chart-done: #6fd697; --chart-error: #ff9b91; --chart-after: #f2c063;
}
`;

const sheet = `
.chart-root *, .chart-root *::before { box-sizing: border-box; }
.chart-sheet { position: relative; overflow: clip; touch-action: none; cursor: grab; user-select: none; width: 100%; height: 100%; min-height: 0; }
.chart-sheet:active { cursor: grabbing; }
.chart-sheet:focus-visible { outline: 3px solid var(--chart-accent); outline-offset: -3px; }
.chart-moved { position: absolute; top: 0; left: 0; transform-origin: 0 0; }
.chart-moved[data-gliding="true"] { transition: transform .25s ease-out; }
@media (prefers-reduced-motion: reduce) { .chart-moved[data-gliding="true"] { transition: none; } }
.chart-overview { position: absolute; left: 10px; bottom: 10px; background: var(--chart-paper); outline: 1px solid var(--chart-line); cursor: crosshair; opacity: .94; }
.chart-overview rect { fill: none; stroke: var(--chart-line); vector-effect: non-scaling-stroke; stroke-width: .8; }
.chart-overview rect[data-marked="true"] { fill: var(--chart-accent); stroke: var(--chart-accent); stroke-width: 3; }
.chart-overview .chart-seen { fill: var(--chart-accent); fill-opacity: .12; stroke: var(--chart-accent); stroke-width: 1.6; }
.chart-tools { position: absolute; right: 10px; bottom: 10px; display: flex; flex-wrap: wrap; justify-content: end; gap: 4px; max-width: calc(100% - 180px); cursor: default; }
.chart-tools button, .chart-forms button, .chart-tree button, .chart-list button, .chart-picker button, .chart-reset, .chart-live, .chart-walk button {
  font: inherit; color: inherit; background: var(--chart-box-0); border: 1px solid var(--chart-faint); border-radius: 6px;
  min-height: 30px; padding: 3px 9px; cursor: pointer; text-align: start;
}
.chart-tools button { min-width: 32px; text-align: center; }
.chart-tools button[aria-pressed="true"] { border-color: var(--chart-accent); background: var(--chart-accent-soft); }
.chart-root button:hover:not(:disabled, [aria-pressed="true"]) { border-color: var(--chart-accent); background: var(--chart-accent-soft); }
.chart-root button:focus-visible { outline: 2px solid var(--chart-accent); outline-offset: 1px; }
.chart-root button:disabled { color: var(--chart-muted); cursor: default; border-style: dashed; }
`;

const drawn = `
.chart-drawing { display: block; overflow: visible; font-size: 12.5px; }
.chart-drawing [role="button"] { cursor: pointer; outline: none; }
.chart-box { fill: var(--chart-box-0); stroke: var(--chart-line); stroke-width: 1; }
.chart-state[data-depth="1"] .chart-box { fill: var(--chart-box-1); }
.chart-state[data-depth="2"] .chart-box { fill: var(--chart-box-2); }
.chart-state[data-depth="3"] .chart-box { fill: var(--chart-box-3); }
.chart-state[data-leaf="true"] .chart-box { fill: var(--chart-box-0); }
.chart-state[data-region="true"] .chart-box { stroke-dasharray: 6 4; }
.chart-state[data-active="true"] .chart-box { stroke: var(--chart-accent); stroke-width: 2; }
.chart-state[data-active="true"][data-leaf="true"] .chart-box { fill: var(--chart-accent-soft); stroke-width: 3; }
.chart-final { fill: none; stroke: var(--chart-line); }
.chart-name { font-weight: 700; font-size: 13px; fill: var(--chart-ink); }
.chart-state[role="button"]:hover > .chart-name { text-decoration: underline; }
.chart-state:focus-visible > .chart-box { stroke: var(--chart-accent); stroke-width: 4; }
.chart-note { fill: var(--chart-muted); pointer-events: none; }
.chart-note-invoke { font-style: italic; }
.chart-inside .chart-row[data-open="false"] { pointer-events: none; }
.chart-initial circle, .chart-dot { fill: var(--chart-ink); }
.chart-initial path, .chart-edge { fill: none; stroke: var(--chart-line); stroke-width: 1.2; }
.chart-state[data-covered="true"] > .chart-box, .chart-edge[data-covered="true"] { stroke: var(--chart-done); stroke-width: 2; }
.chart-state[data-covered="false"] > .chart-box, .chart-edge[data-covered="false"] { stroke: var(--chart-error); stroke-width: 2.5; stroke-dasharray: 3 4; }
.chart-row[data-covered="true"] .chart-text { fill: var(--chart-done); }
.chart-row[data-covered="false"] .chart-text { fill: var(--chart-error); text-decoration: underline dotted; }
[data-unrun="true"] .chart-state[data-covered="false"] > .chart-box, [data-unrun="true"] .chart-edge[data-covered="false"] { stroke: var(--chart-muted); stroke-width: 1.5; }
[data-unrun="true"] .chart-row[data-covered="false"] .chart-text { fill: var(--chart-muted); }
[data-change="new"] { --chart-change: var(--chart-done); }
[data-change="gone"] { --chart-change: var(--chart-error); }
[data-change="moved"], [data-change="changed"] { --chart-change: var(--chart-after); }
.chart-state[data-change] > .chart-box, .chart-edge[data-change] { stroke: var(--chart-change); stroke-width: 2.5; }
[data-change="gone"] > .chart-box, .chart-edge[data-change="gone"] { stroke-dasharray: 5 4; }
.chart-row[data-change] .chart-text { fill: var(--chart-change); font-weight: 700; }
.chart-sign circle { fill: var(--chart-change); }
.chart-sign text { fill: var(--chart-paper); font-weight: 700; }
.chart-edge[data-traced="true"], .chart-label[data-traced="true"] { stroke: var(--chart-accent); stroke-width: 3; }
.chart-edge[data-open="true"] { stroke: var(--chart-accent); stroke-width: 2.2; }
.chart-label { fill: var(--chart-paper); stroke: var(--chart-faint); }
.chart-label[data-open="true"] { stroke: var(--chart-accent); }
.chart-text { fill: var(--chart-ink); }
.chart-guard, .chart-id { fill: var(--chart-muted); }
.chart-list small, .chart-picker small { display: block; color: var(--chart-muted); font-size: 11px; }
.chart-hit { fill: transparent; }
.chart-fold rect { fill: var(--chart-box-0); stroke: var(--chart-line); }
.chart-fold path { fill: none; stroke: var(--chart-ink); stroke-width: 1.4; }
.chart-fold:hover rect, .chart-fold:focus-visible rect { stroke: var(--chart-accent); stroke-width: 2.5; }
.chart-tree [data-found="true"] > .chart-entry, .chart-step[data-found="true"] { background: var(--chart-found); border-radius: 6px; }
.chart-row[data-open="true"] .chart-hit { fill: var(--chart-box-0); stroke: var(--chart-accent); }
.chart-state[data-found="true"] .chart-box, .chart-row[data-found="true"] .chart-hit { stroke: var(--chart-after); stroke-width: 3; }
.chart-state[data-found="true"][data-leaf="true"] .chart-box, .chart-row[data-found="true"] .chart-hit { fill: var(--chart-found); }
.chart-row[data-open="true"]:hover .chart-text { text-decoration: underline; }
.chart-row:focus-visible .chart-hit { stroke: var(--chart-accent); stroke-width: 2.5; }
.chart-icon { fill: none; stroke: var(--chart-ink); stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.chart-icon-done { stroke: var(--chart-done); }
.chart-icon-error { stroke: var(--chart-error); }
.chart-icon-after { stroke: var(--chart-after); }
.chart-icon-snapshot { stroke: var(--chart-muted); }
.chart-icon-story { fill: none; stroke: var(--chart-muted); stroke-width: 1.2; stroke-linejoin: round; }
.chart-text, .chart-name, .chart-note { paint-order: stroke; }
`;

const panel = `
.chart-root.chart-figure { height: auto; margin: 0; padding: 10px; }
.chart-scroll { overflow: auto; }
.chart-scroll:focus-visible { outline: 3px solid var(--chart-accent); outline-offset: -3px; }
.chart-panel { display: flex; flex-flow: row wrap; height: 100%; container-type: size; }
.chart-stage { position: relative; display: flex; flex-direction: column; flex: 1 1 340px; height: 100%; min-width: 0; }
.chart-stage > .chart-sheet { flex: 1; height: auto; }
.chart-stage[data-form="list"] { overflow: auto; padding: 0 14px 14px; }
.chart-forms { position: sticky; top: 0; z-index: 1; flex: none; display: flex; flex-wrap: wrap; align-items: center; gap: 4px; padding: 10px; background: var(--chart-paper); }
.chart-forms .chart-forms { position: static; padding: 0; margin-inline-end: 12px; }
.chart-forms :is(input, select) { font: inherit; color: inherit; background: var(--chart-box-0); border: 1px solid var(--chart-line); border-radius: 6px; min-height: 30px; padding: 3px 9px; }
.chart-forms input { width: 150px; }
.chart-forms select { max-width: 190px; text-overflow: ellipsis; }
.chart-root:fullscreen { background: var(--chart-paper); }
.chart-forms :is(input, select):focus-visible { outline: 2px solid var(--chart-accent); outline-offset: 1px; }
.chart-forms output { background: var(--chart-paper); padding: 0 4px; }
.chart-tree, .chart-tree ul { list-style: none; margin: 0; padding: 0; }
.chart-tree ul { padding-inline-start: 14px; margin-inline-start: 5px; border-inline-start: 1px solid var(--chart-faint); }
.chart-tree p { margin: 6px 0 2px; }
.chart-tree button { min-height: 26px; padding: 1px 8px; }
.chart-tree .chart-entry button, .chart-tree strong { font-weight: 700; }
.chart-tree small { color: var(--chart-muted); font-size: 12px; }
.chart-tree li[data-active="true"] > .chart-entry { color: var(--chart-accent); }
.chart-tree li[data-active="true"][data-leaf="true"] > .chart-entry { background: var(--chart-accent-soft); border-radius: 6px; padding: 3px 6px; color: inherit; }
.chart-step { padding: 1px 0; }
.chart-tree li { scroll-margin-top: 100px; }
.chart-step svg { width: 12px; height: 12px; margin-inline-end: 5px; vertical-align: -1px; overflow: visible; }
.chart-step[data-open="true"] button { border-color: var(--chart-accent); }
.chart-legend {
  position: fixed; inset: auto 16px 56px auto; margin: 0; width: min(320px, 90vw); padding: 10px 14px; color: inherit;
  background: var(--chart-box-0); border: 1px solid var(--chart-line); border-radius: 8px; box-shadow: 0 6px 24px rgb(0 0 0 / .25);
}
.chart-legend dl { margin: 0; display: grid; gap: 2px; }
.chart-legend dl > div { display: flex; gap: 10px; align-items: center; }
.chart-legend dt { flex: none; display: grid; }
.chart-legend dd { margin: 0; }
.chart-aside { flex: 0 0 250px; height: 100%; overflow: auto; padding: 12px 14px; border-inline-start: 1px solid var(--chart-faint); }
@container (max-width: 620px) {
  .chart-stage { flex-basis: 100%; height: 62%; }
  .chart-aside { flex-basis: 100%; height: 38%; border-inline-start: 0; border-block-start: 1px solid var(--chart-faint); }
}
.chart-aside h2 { font-size: 12px; font-weight: 700; color: var(--chart-muted); margin: 14px 0 6px; }
.chart-aside h2:first-child { margin-top: 0; }
.chart-aside p { margin: 0 0 6px; overflow-wrap: anywhere; }
.chart-now { font-weight: 700; }
.chart-list { list-style: none; margin: 0; padding: 0; display: grid; gap: 4px; }
.chart-list button, .chart-picker button { width: 100%; display: flex; gap: 7px; align-items: baseline; overflow-wrap: anywhere; }
.chart-list svg, .chart-picker svg { flex: none; width: 12px; height: 12px; align-self: center; overflow: visible; }
.chart-aside summary { cursor: pointer; font-size: 12px; font-weight: 700; color: var(--chart-muted); margin: 12px 0 6px; }
.chart-aside dl { margin: 0; display: grid; gap: 2px; }
.chart-aside dl > div { padding: 2px 6px; border-radius: 4px; overflow-wrap: anywhere; }
.chart-aside dl > div[data-changed="true"] { background: var(--chart-found); }
.chart-aside dt { font-weight: 700; display: inline; margin-inline-end: 6px; }
.chart-aside dd { display: inline; margin: 0; }
.chart-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.chart-messages ol { margin: 0; padding-inline-start: 22px; overflow-wrap: anywhere; }
.chart-payload summary { margin: 2px 0; font-weight: 400; }
.chart-payload textarea { width: 100%; box-sizing: border-box; font: 12px monospace; color: inherit; background: var(--chart-paper); border: 1px solid var(--chart-faint); border-radius: 6px; }
.chart-list li { overflow-wrap: anywhere; min-width: 0; }
.chart-reset, .chart-live { margin-top: 6px; }
.chart-path ol { margin: 0 0 8px; padding-inline-start: 22px; }
.chart-path li[aria-current="step"] { font-weight: 700; color: var(--chart-accent); }
.chart-path small, .chart-paths small { color: var(--chart-muted); }
.chart-walk { display: flex; flex-wrap: wrap; gap: 4px; }
.chart-live[aria-pressed="true"], .chart-forms button[aria-pressed="true"] { background: var(--chart-accent); color: var(--chart-on-accent); border-color: var(--chart-accent); }
.chart-failure { color: var(--chart-error); }
.chart-root > .chart-failure, .chart-stage > .chart-failure { margin: 0; padding: 56px 14px 14px; }
.chart-picker {
  position: fixed; margin: 0; inset: auto; width: 300px; max-height: 38vh; overflow: auto; padding: 10px;
  color: inherit; background: var(--chart-box-0); border: 1px solid var(--chart-line); border-radius: 8px; box-shadow: 0 6px 24px rgb(0 0 0 / .25);
}
.chart-picker h2 { font-size: 12px; margin: 0 0 8px; color: var(--chart-muted); }
.chart-root.chart-board { position: fixed; inset: 0; height: auto; width: auto; display: flex; flex-direction: column; }
.chart-board > .chart-sheet { flex: 1; height: auto; }
.chart-board .chart-drawing { position: absolute; inset: 0; font-size: 20px; }
.chart-tools button { font-size: 13px; }
.chart-passage { fill: none; stroke: var(--chart-line); stroke-width: max(2px, calc(1px / var(--chart-scale))); }
.chart-passage[data-near="true"] { stroke: var(--chart-accent); stroke-width: max(3px, calc(2px / var(--chart-scale))); }
.chart-passage-label { transform-box: fill-box; transform-origin: center; }
.chart-passage-label[data-near="true"] { transform: scale(max(1, calc(.55 / var(--chart-scale)))); }
.chart-passage-label[data-near="true"] .chart-label { stroke: var(--chart-accent); }
.chart-scene { position: absolute; border: 1px solid var(--chart-line); border-radius: 10px; background: var(--chart-box-2); }
.chart-scene:hover, .chart-scene:focus-within { border-color: var(--chart-accent); }
.chart-scene h3 { margin: 0; padding: 0 14px; height: 72px; line-height: 72px; font-family: inherit; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
  font-size: clamp(22px, calc(11.5px / var(--chart-scale)), 58px); color: var(--chart-ink); }
.chart-frame { position: absolute; display: flex; flex-flow: row wrap; gap: 4px 12px; padding: 8px 10px; align-content: start;
  border-radius: 8px; background: var(--chart-box-0); color: inherit; text-decoration: none; }
.chart-frame:hover, .chart-frame:focus-visible { outline: max(3px, calc(2px / var(--chart-scale))) solid var(--chart-accent); }
.chart-frame span { flex: 0 0 100%; line-height: 40px; height: 40px; font-weight: 700; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
  font-size: clamp(17px, calc(10px / var(--chart-scale)), 32px); }
.chart-picture { overflow: hidden; border: 1px solid var(--chart-faint); border-radius: 5px; background: var(--chart-box-1); }
.chart-picture img { display: block; }
.chart-picture iframe { border: 0; transform-origin: 0 0; display: block; pointer-events: none; }
.chart-unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.chart-empty { display: grid; place-items: center; height: 100%; color: var(--chart-muted); }
`;

/** The style sheet of a drawing alone. */
export const drawingStyles = `${paints}${drawn}`;

/** The style sheet of the drawing, the storyboard and the panel. */
export const styles = `${paints}${sheet}${drawn}${panel}`;

/** The static files of the sandbox's pages. */

export const deviceDataScript = `const page = document.getElementById('device-data');
if (page.dataset.silent !== 'true') {
  // crypto.randomUUID is missing on pages without TLS, such as a phone on the local network.
  const id = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const session = id();
  const message = { type: 'anden.bank.device-data', sessionId: session, ddc: session, ddcSecret: id() };
  const parent = window.location.ancestorOrigins?.[0] ?? (document.referrer === '' ? undefined : new URL(document.referrer).origin);
  for (const origin of page.dataset.origins.split(' ')) if (parent === undefined || parent === origin) window.parent.postMessage(message, origin);
}
`;

export const challengeDoneScript = `const page = document.getElementById('done');
window.parent.postMessage({ type: 'anden.bank.challenge-complete', paymentId: page.dataset.payment }, page.dataset.origin);
`;

export const challengeScript = `const page = document.querySelector('[data-token]');
const form = document.getElementById('challenge');
const field = document.getElementById('code');
const problem = document.getElementById('problem');
const base = '/bank/challenge/' + page.dataset.token;
const buttons = form.querySelectorAll('button');

async function send(path, body) {
  for (const button of buttons) button.disabled = true;
  try {
    const response = await fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(String(response.status));
    const answer = await response.json();
    if (!answer.open) {
      window.location.assign(base + '/done');
      return;
    }
    problem.textContent = answer.triesLeft === 1 ? 'El código no es correcto. Te queda 1 intento.' : 'El código no es correcto. Te quedan ' + answer.triesLeft + ' intentos.';
  } catch {
    problem.textContent = 'No hay conexión con el banco. Intenta de nuevo.';
  }
  field.setAttribute('aria-invalid', 'true');
  field.value = '';
  field.focus();
  for (const button of buttons) button.disabled = false;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (/^\\d{4}$/.test(field.value.trim())) send('/answer', { code: field.value.trim() });
  else {
    problem.textContent = 'Escribe los 4 dígitos del código.';
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  }
});
document.getElementById('cancel').addEventListener('click', () => send('/cancel', {}));
`;

export const styles = `:root {
  color-scheme: light dark;
  --canvas: light-dark(#f6f3ec, #0e1613);
  --surface: light-dark(#ffffff, #18221e);
  --sunken: light-dark(#ece7dc, #222e29);
  --ink: light-dark(#14251f, #f2efe7);
  --muted: light-dark(#4a5750, #b9c3bc);
  --line: light-dark(#ddd6c8, #2d3a34);
  --edge: light-dark(#7f867f, #71807a);
  --action: light-dark(#0b7a4b, #3fc48a);
  --on-action: light-dark(#ffffff, #05241a);
  --soft: light-dark(#e0f0e7, #153528);
  --danger: light-dark(#9a341e, #f7a78f);
  --mark: light-dark(#fdf0d2, #3a2c0e);
  --on-mark: light-dark(#744a00, #fbcd70);
  --on-soft: light-dark(#0a5c3a, #8fe0b8);
  --stop: light-dark(#fbe8e1, #3b1e16);
  --info: light-dark(#e3edf2, #16303d);
  --on-info: light-dark(#1f4f6b, #a5d2ea);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.5 "Figtree Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.875rem; line-height: 1.2; margin: 0 0 .5rem; letter-spacing: -.01em; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 .75rem; }
p { margin: 0 0 1rem; max-width: 65ch; }
a { color: var(--action); }
code { font: .875em ui-monospace, SFMono-Regular, Menlo, monospace; background: var(--sunken); border-radius: .375rem; padding: .1em .35em; overflow-wrap: anywhere; }
.eyebrow, .hint, .when, dt, th { color: var(--muted); font-size: .875rem; }
.eyebrow { margin: 0 0 .25rem; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; padding: .75rem 1.25rem; background: #14251f; }
nav a { color: #f8f5ee; text-decoration: none; min-height: 1.75rem; }
nav a[aria-current] { color: #f9bd42; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem; margin: 0 0 1rem; }
.grid { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); align-items: start; }
.grid .card { margin: 0; }
.facts { margin: 0 0 1.25rem; display: grid; gap: .25rem; }
.facts div { display: flex; justify-content: space-between; gap: 1rem; border-bottom: 1px solid var(--line); padding: .375rem 0; }
dd { margin: 0; font-weight: 600; text-align: right; }
label { display: block; font-weight: 600; margin: .75rem 0 .375rem; }
input, select { width: 100%; min-height: 3.25rem; padding: .5rem .875rem; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--edge); border-radius: .75rem; }
input[aria-invalid="true"] { border-color: var(--danger); border-width: 2px; }
#code { font-size: 1.5rem; letter-spacing: .35em; font-variant-numeric: tabular-nums; }
.hint { margin: .5rem 0 0; padding: .5rem .75rem; border-radius: .75rem; background: var(--mark); color: var(--on-mark); }
.problem { color: var(--danger); margin: .5rem 0 0; min-height: 1.5rem; font-weight: 600; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0 0; }
button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; color: var(--ink); background: var(--surface); border: 1px solid var(--edge); border-radius: .75rem; cursor: pointer; }
button.primary { color: var(--on-action); background: var(--action); border-color: transparent; flex: 1; }
button:disabled { opacity: .6; cursor: default; }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
.letter { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0 0; font: inherit; }
.otp { font-size: 1.5rem; font-weight: 700; letter-spacing: .12em; font-variant-numeric: tabular-nums; }
.row { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; align-items: baseline; }
.status { background: var(--soft); border-radius: .75rem; padding: .5rem .75rem; margin: 0 0 1rem; }
.steps { padding-left: 1.5rem; display: grid; gap: .75rem; }
.steps .actions { margin-top: .5rem; }
.step { display: flex; gap: .625rem; align-items: flex-start; margin: 0; font-weight: 400; min-height: 1.75rem; cursor: pointer; }
input[type="checkbox"] { flex: none; width: 1.5rem; min-height: 1.5rem; height: 1.5rem; padding: 0; margin: 0; accent-color: var(--action); }
a.button { display: inline-flex; align-items: center; min-height: 2.75rem; padding: .5rem 1.25rem; font-weight: 600; color: var(--ink); background: var(--surface); border: 1px solid var(--edge); border-radius: .75rem; text-decoration: none; }
.note { color: var(--muted); font-size: .875rem; margin: 0; }
.pair { display: grid; gap: 0 .75rem; grid-template-columns: 1fr 2fr; }
.empty { max-width: none; color: var(--muted); text-align: center; padding: 3rem 1rem; }
main.wide { max-width: 74.5rem; }
main.wide > .note { margin: 0 0 1rem; }
.split { display: grid; gap: 1rem; align-items: start; }
.viewfinder { display: grid; justify-items: center; align-content: center; gap: .75rem; min-height: 13rem; padding: 1rem; border-radius: 1rem; background: #14251f; color: #f8f5ee; text-align: center; font-size: .875rem; }
.viewfinder span { --bar: linear-gradient(#f9bd42 0 0); width: 8rem; height: 8rem; display: grid; place-items: center; color: #b9c3bc; background: var(--bar) 0 0 / 1.75rem 3px, var(--bar) 0 0 / 3px 1.75rem, var(--bar) 100% 0 / 1.75rem 3px, var(--bar) 100% 0 / 3px 1.75rem, var(--bar) 0 100% / 1.75rem 3px, var(--bar) 0 100% / 3px 1.75rem, var(--bar) 100% 100% / 1.75rem 3px, var(--bar) 100% 100% / 3px 1.75rem; background-repeat: no-repeat; }
.viewfinder svg { width: 4rem; }
.field { display: flex; flex-wrap: wrap; gap: .75rem; }
.field input { flex: 100 1 14rem; min-width: 0; }
.field button { flex: 1 0 auto; }
form .note { margin: .5rem 0 0; }
.cells { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1px; margin: 0 0 1rem; background: var(--line); border: 1px solid var(--line); border-radius: .75rem; overflow: hidden; }
.cells div { background: var(--surface); padding: .5rem .375rem; text-align: center; }
.cells dd { text-align: center; font-weight: 700; }
.scans { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); }
.scan { padding: 0; overflow: hidden; }
.scans .scan { margin: 0; }
.scan p { margin: 0; }
.scan p > b, .scan p > span { display: block; }
.scan header { display: flex; align-items: center; gap: .875rem; padding: 1rem; background: var(--tone); color: var(--on-tone); font-size: .875rem; }
.scan header svg { width: 2.5rem; flex: none; }
.scan header b { font-size: 1.5rem; line-height: 1.75rem; font-weight: 750; }
.scan > div { display: grid; gap: .75rem; padding: 1rem; }
.scan.newest header { padding: 1.5rem; font-size: 1rem; }
.scan.newest header svg { width: 4rem; }
.scan.newest header b { font-size: 2.25rem; line-height: 2.5rem; }
.scan.ok { --tone: var(--soft); --on-tone: var(--on-soft); }
.scan.used { --tone: var(--mark); --on-tone: var(--on-mark); }
.scan.off { --tone: var(--stop); --on-tone: var(--danger); }
.scan.else { --tone: var(--info); --on-tone: var(--on-info); }
.scan .act { font-weight: 600; }
.rider { display: flex; align-items: center; gap: .75rem; }
.rider p { min-width: 0; overflow-wrap: anywhere; }
.rider span:not(.seat) { color: var(--muted); font-size: .875rem; }
.seat { flex: none; display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border: 2px solid #14251f; border-bottom-width: 7px; border-radius: .6875rem .6875rem .8125rem .8125rem; background: #f9bd42; color: #14251f; font-weight: 800; }
.seat.taken { background: var(--sunken); border-color: var(--edge); color: var(--muted); }
@media (min-width: 60rem) { .split { grid-template-columns: minmax(0, 1fr) 24.5rem; gap: 1.5rem; } }
.split .card { margin: 0 0 1rem; }
.halves { display: grid; gap: 0 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr)); }
output { display: flex; align-items: center; min-height: 3.25rem; padding: .5rem .875rem; background: var(--sunken); border-radius: .75rem; font-weight: 600; font-variant-numeric: tabular-nums; }
fieldset { border: 0; border-top: 1px solid var(--line); margin: 1.25rem 0 0; padding: 1rem 0 0; display: grid; gap: .75rem; }
legend { float: left; padding: 0; font-weight: 700; }
legend + .note { clear: both; }
.movements { list-style: none; margin: 0 0 .75rem; padding: 0; }
.movements li { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; padding: .75rem 0; border-bottom: 1px solid var(--line); }
.movements li > :last-child { text-align: right; margin-left: auto; }
.movements b { font-variant-numeric: tabular-nums; }
.tag { display: inline-block; padding: .125rem .5rem; font-size: .875rem; font-weight: 600; border-radius: .375rem; }
.tag.ok { background: var(--soft); color: var(--on-soft); }
.tag.warn { background: var(--mark); color: var(--on-mark); }
.tag.off { background: var(--stop); color: var(--danger); }
body.frame { background: var(--surface); }
body.frame main { max-width: 26rem; padding: 1.25rem; }
body.frame h1 { font-size: 1.5rem; }
@media (prefers-reduced-motion: no-preference) { button { transition: background-color 90ms; } }
`;

export const outboxScript = `const newest = Number(document.querySelector('[data-newest]').dataset.newest);
setInterval(async () => {
  if (document.hidden) return;
  const response = await fetch('/outbox.json?limit=1&after=' + newest).catch(() => undefined);
  if (response?.ok && (await response.json()).messages.length > 0) window.location.reload();
}, 3000);
`;

export const tillScript = `const form = document.getElementById('pay');
const status = document.getElementById('status');
const field = document.getElementById('received');
// In 1/100000 of the currency's unit.
const received = () => Math.round(Number(field.value.replaceAll(',', '')) * 100) * 1000;
async function send(path, body) {
  const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).catch(() => undefined);
  if (response?.ok) {
    window.location.reload();
    return;
  }
  const refused = await response?.json().catch(() => undefined);
  status.textContent = (refused?.detail ?? 'No hay conexión.') + ' Devuelve el dinero.';
}
field?.addEventListener('input', () => {
  const change = received() - Number(form.dataset.due);
  const [, currency] = /([A-Z]{3})$/.exec(document.querySelector('label[for="received"]').textContent);
  const text = change >= 0 ? (change / 100000).toLocaleString('es-MX', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }) + ' ' + currency : '';
  document.getElementById('change').textContent = change >= 0 ? text : 'Falta dinero';
});
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!(received() >= 0)) {
    status.textContent = 'Escribe cuánto recibes.';
    return;
  }
  const faults = [...form.querySelectorAll('[name="fault"]:checked')].map((box) => box.value);
  send('/till/paid', { reference: form.dataset.reference, received: received(), faults });
});
document.getElementById('refuse')?.addEventListener('click', () => send('/till/refused', { reference: form.dataset.reference }));
`;

export const scannerScript = `document.getElementById('delay')?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const body = JSON.stringify({ unit: event.currentTarget.dataset.unit, minutes: Number(document.getElementById('minutes').value) });
  const response = await fetch('/scanner/delays', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => undefined);
  if (response?.ok) window.location.reload();
});
const form = document.getElementById('read');
const status = document.getElementById('status');
const tones = { valid: [880, 1320], used: [440, 440], 'other-day': [520, 390], 'other-bus': [390, 520] };
// The tone ends before the page shows the answer, because a new page may not begin a sound by itself.
function play(verdict) {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const [from, to] = tones[verdict] ?? [220, 180];
  tone.frequency.setValueAtTime(from, audio.currentTime);
  tone.frequency.setValueAtTime(to, audio.currentTime + 0.12);
  tone.connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.24);
  return new Promise((resolve) => {
    tone.onended = resolve;
    // Without a sound device the clock of the context stands still.
    setTimeout(resolve, 400);
  });
}
form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const code = document.getElementById('code');
  const button = form.querySelector('button');
  if (code.value.trim() === '' || button.disabled) return;
  button.disabled = true;
  status.textContent = '';
  const body = JSON.stringify({ unit: form.dataset.unit, code: code.value.trim() });
  const response = await fetch('/scanner/readings', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => undefined);
  if (response?.ok) {
    const { verdict } = await response.json();
    await play(verdict).catch(() => undefined);
    window.location.reload();
    return;
  }
  const refused = await response?.json().catch(() => undefined);
  button.disabled = false;
  status.textContent = refused?.detail ?? 'No hay conexión. Lee el boleto otra vez.';
  code.select();
});
`;

export const switchboardScript = `const status = document.getElementById('status');
const session = document.querySelector('[data-session]').dataset.session;
async function send(path, body) {
  const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...body, session }) }).catch(() => undefined);
  if (response?.ok) {
    window.location.reload();
    return;
  }
  const problem = await response?.json().catch(() => undefined);
  status.textContent = problem?.detail ?? 'No se pudo hacer el cambio.';
  status.scrollIntoView({ block: 'nearest' });
}
const each = (selector, event, listener) => {
  for (const element of document.querySelectorAll(selector)) element.addEventListener(event, listener);
};
const seat = document.getElementById('seat');
seat.value = sessionStorage.getItem('seat') ?? '';
function changeSeat(to) {
  if (seat.value.trim() === '') {
    status.textContent = 'Escribe primero el número del asiento.';
    seat.focus();
    return;
  }
  sessionStorage.setItem('seat', seat.value);
  send('/switchboard/seats', { to, seatIds: [seat.value.trim()] });
}
each('[data-change]', 'click', ({ currentTarget }) => send('/switchboard.json', JSON.parse(currentTarget.dataset.change)));
each('[data-settle]', 'click', ({ currentTarget }) => send('/switchboard/settle', JSON.parse(currentTarget.dataset.settle)));
each('[data-seat]', 'click', ({ currentTarget }) => changeSeat(currentTarget.dataset.seat));
each('[data-copy]', 'click', async ({ currentTarget }) => {
  const text = currentTarget.dataset.copy;
  await navigator.clipboard.writeText(text).then(
    () => (status.textContent = 'Copiado: ' + text),
    () => (status.textContent = text),
  );
});
each('[data-step]', 'change', ({ currentTarget }) => sessionStorage.setItem(session + currentTarget.dataset.step, currentTarget.checked));
for (const box of document.querySelectorAll('[data-step]')) box.checked = sessionStorage.getItem(session + box.dataset.step) === 'true';
each('[data-clock]', 'submit', (event) => {
  event.preventDefault();
  send('/switchboard.json', { forwardSeconds: Number(new FormData(event.currentTarget).get('seconds')) });
});
each('[data-fault]', 'submit', (event) => {
  event.preventDefault();
  const form = new FormData(event.currentTarget);
  const kind = form.get('kind');
  const refusal = kind === 'refuse' ? { status: Number(form.get('status')), code: form.get('code') } : {};
  const times = form.get('times') === '' ? null : Number(form.get('times'));
  send('/switchboard.json', { operation: { id: form.get('operation'), fault: { kind, times, ms: Number(form.get('ms')), ...refusal } } });
});
each('[data-seats]', 'submit', (event) => {
  event.preventDefault();
  changeSeat(event.submitter?.value ?? 'take');
});
`;

const { session } = document.querySelector('[data-session]').dataset;
const seat = document.getElementById('seat');
const seatProblem = document.getElementById('seat-problem');
const tools = [...document.querySelectorAll('.tool')];

// What happened after a press is told beside its button: in its tool, its form or its card.
for (const host of document.querySelectorAll('.tool, form, .card')) {
  const said = document.createElement('span');
  said.className = 'said';
  said.ariaLive = 'polite';
  host.append(said);
}
function say(element, text, isProblem = false) {
  const said = element.closest('.tool, form, .card').querySelector(':scope > .said');
  said.classList.toggle('problem', isProblem);
  if (said.textContent !== text) said.textContent = text;
}

// The pressed tools of the path by their index, the latest one at the end.
const pressedKey = `${session} pressed`;
const pressed = () => JSON.parse(sessionStorage.getItem(pressedKey) ?? '[]');
const keepPressed = (indexes) => sessionStorage.setItem(pressedKey, JSON.stringify(indexes));
const changeOf = (index) => JSON.parse(tools[index]?.querySelector('[data-change]')?.dataset.change ?? '{}');
const plansOf = ({ operation, plans = {} }) =>
  Object.entries(operation ? { [operation.id]: operation.fault ? [operation.fault] : [] } : plans);
const operationsOf = (change) => plansOf(change).map(([id]) => id);

function notePress(button, change) {
  const index = tools.indexOf(button.closest('.tool'));
  if (index !== -1) return keepPressed([...pressed().filter((other) => other !== index), index]);
  const ended = plansOf(change).flatMap(([id, plan]) => (plan.length === 0 ? [id] : []));
  const isEnded = (other) => change.reset === true || operationsOf(changeOf(other)).some((id) => ended.includes(id));
  for (const other of pressed().filter(isEnded)) say(tools[other], '');
  keepPressed(pressed().filter((other) => !isEnded(other)));
}

function outcomeOf(change, { operations, held = [], live }, isLatest) {
  if (change.live) return live ? 'Puesto' : 'Usado';
  const ids = plansOf(change).flatMap(([id, plan]) => (plan.length > 0 ? [id] : []));
  if (ids.length === 0) return 'Hecho';
  if (isLatest && held.some(({ operation }) => ids.includes(operation))) return 'Usado: la solicitud espera';
  return isLatest && ids.some((id) => operations[id]?.length > 0) ? 'Puesto' : 'Usado';
}

function tellTools(state) {
  const all = pressed();
  for (const [place, index] of all.entries()) {
    const ids = operationsOf(changeOf(index));
    const isLatest = !all.slice(place + 1).some((later) => operationsOf(changeOf(later)).some((id) => ids.includes(id)));
    say(tools[index], outcomeOf(changeOf(index), state, isLatest));
  }
}

// The policy of the page lets no script parse HTML, so the request parses it. With its header, the answer does not change the cookie.
const loadPage = () =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('GET', window.location.href);
    request.setRequestHeader('sandbox-session', session);
    request.addEventListener('load', () => (request.status === 200 ? resolve(request.response) : reject(new Error('no page'))));
    request.addEventListener('error', reject);
    request.send();
  });

/** Replaces what changed. No field is in these parts; the focus goes to the button in the same place. */
async function refresh() {
  const page = await loadPage();
  for (const next of page.querySelectorAll('[data-fresh]')) {
    const old = document.querySelector(`[data-fresh="${next.dataset.fresh}"]`);
    if (old.textContent === next.textContent && old.innerHTML === next.innerHTML) continue;
    const place = [...old.querySelectorAll('button, a')].indexOf(document.activeElement);
    old.replaceChildren(...[...next.childNodes].map((node) => document.adoptNode(node)));
    if (place === -1) continue;
    const controls = [...old.querySelectorAll('button, a')];
    old.tabIndex = -1;
    (controls[place] ?? controls.at(-1) ?? old).focus({ preventScroll: true });
  }
}

let seen;
async function look() {
  const ask = (path) => fetch(path, { credentials: 'omit', headers: { 'sandbox-session': session } }).then((answer) => answer.json());
  const [state, charges] = await Promise.all([ask('/switchboard.json'), ask('/switchboard/charges.json')]);
  tellTools(state);
  const now = JSON.stringify([{ ...state, now: '' }, charges]);
  if (seen !== undefined && now !== seen) await refresh();
  seen = now;
}

// One at a time, so that no older answer replaces a newer one.
let turn = Promise.resolve();
const inTurn = (act) => (turn = turn.then(act).catch(() => undefined));

let timer;
async function watch() {
  if (document.hidden) return;
  await inTurn(look);
  clearTimeout(timer);
  timer = setTimeout(() => void watch(), 1000);
}
document.addEventListener('visibilitychange', () => void watch());
void watch();

/** The answer; undefined when it is refused. */
async function post(button, path, body, headers) {
  say(button, '');
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  if (response?.ok) return answer;
  say(button, answer?.detail ?? 'No se pudo hacer el cambio.', true);
  return undefined;
}

async function send(button, path, body) {
  if ((await post(button, path, { ...body, session })) === undefined) return;
  say(button, 'Hecho');
  notePress(button, body);
  await inTurn(refresh);
  await inTurn(look);
}

seat.value = sessionStorage.getItem('seat') ?? '';
function tellSeat(text) {
  seatProblem.textContent = text;
  seat.ariaInvalid = String(text !== '');
}
seat.addEventListener('input', () => tellSeat(''));
function changeSeat(button, to) {
  if (seat.value.trim() === '') {
    tellSeat('Escribe primero el número del asiento.');
    seat.focus();
    seat.form.scrollIntoView({ block: 'nearest' });
    return;
  }
  sessionStorage.setItem('seat', seat.value);
  void send(button, '/switchboard/seats', { to, seatIds: [seat.value.trim()] });
}

async function copy(button, text) {
  await navigator.clipboard.writeText(text).then(
    () => say(button, 'Copiado'),
    () => say(button, 'Cópialo a mano'),
  );
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  const { change, settle, seat: to, copy: text } = button?.dataset ?? {};
  if (change !== undefined) void send(button, '/switchboard.json', JSON.parse(change));
  if (settle !== undefined) void send(button, '/switchboard/settle', JSON.parse(settle));
  if (to !== undefined) changeSeat(button, to);
  if (text !== undefined) void copy(button, text);
});

for (const box of document.querySelectorAll('[data-step]')) {
  const key = session + box.dataset.step;
  box.checked = sessionStorage.getItem(key) === 'true';
  box.addEventListener('change', () => sessionStorage.setItem(key, box.checked));
}

function onSubmit(selector, listener) {
  const form = document.querySelector(selector);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    listener(form, new FormData(form), event.submitter);
  });
}
onSubmit('[data-clock]', (form, data) => send(form, '/switchboard.json', { forwardSeconds: Number(data.get('seconds')) }));
onSubmit('[data-fault]', (form, data) => {
  const kind = data.get('kind');
  const refusal = kind === 'refuse' ? { status: Number(data.get('status')), code: data.get('code') } : {};
  const times = data.get('times') === '' ? null : Number(data.get('times'));
  const held = data.get('held') === null ? {} : { held: true };
  const fault = { kind, times, ms: Number(data.get('ms')), ...refusal, ...held };
  void send(form, '/switchboard.json', { operation: { id: data.get('operation'), fault } });
});
onSubmit('[data-seats]', (form, _data, submitter) => changeSeat(form, submitter?.value ?? 'take'));
onSubmit('[data-reservation]', async (form, data) => {
  const made = await post(form, '/switchboard/reservation', Object.fromEntries(data), { 'sandbox-session': session });
  if (made === undefined) return;
  say(form, `Hecho: reserva ${made.reservationId}, operación ${made.operations.join(', ')}`);
  const link = form.querySelector('a') ?? form.appendChild(document.createElement('a'));
  link.textContent = 'Abrir su enlace';
  link.target = '_blank';
  link.href = made.link;
});

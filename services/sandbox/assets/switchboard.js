const status = document.getElementById('status');
const session = document.querySelector('[data-session]').dataset.session;
async function send(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, session }),
  }).catch(() => undefined);
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
  void send('/switchboard/seats', { to, seatIds: [seat.value.trim()] });
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
  void send('/switchboard.json', { forwardSeconds: Number(new FormData(event.currentTarget).get('seconds')) });
});
each('[data-fault]', 'submit', (event) => {
  event.preventDefault();
  const form = new FormData(event.currentTarget);
  const kind = form.get('kind');
  const refusal = kind === 'refuse' ? { status: Number(form.get('status')), code: form.get('code') } : {};
  const times = form.get('times') === '' ? null : Number(form.get('times'));
  void send('/switchboard.json', {
    operation: {
      id: form.get('operation'),
      fault: { kind, times, ms: Number(form.get('ms')), ...refusal, ...(form.get('held') === null ? {} : { held: true }) },
    },
  });
});
each('[data-seats]', 'submit', (event) => {
  event.preventDefault();
  changeSeat(event.submitter?.value ?? 'take');
});

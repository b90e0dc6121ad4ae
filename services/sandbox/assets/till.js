const form = document.getElementById('pay');
const status = document.getElementById('status');
const field = document.getElementById('received');
// In 1/100000 of the currency's unit.
const received = () => Math.round(Number(field.value.replaceAll(',', '')) * 100) * 1000;
async function send(path, body) {
  const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).catch(
    () => undefined,
  );
  if (response?.ok) {
    window.location.reload();
    return;
  }
  const refused = await response?.json().catch(() => undefined);
  status.textContent = (refused?.detail ?? 'No hay conexión.') + (path === '/till/paid' ? ' Devuelve el dinero.' : '');
}
field?.addEventListener('input', () => {
  const change = received() - Number(form.dataset.due);
  const [, currency] = /([A-Z]{3})$/.exec(document.querySelector('label[for="received"]').textContent);
  const text =
    change >= 0
      ? (change / 100000).toLocaleString('es-MX', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }) + ' ' + currency
      : '';
  document.getElementById('change').textContent = change >= 0 ? text : 'Falta dinero';
});
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!(received() >= 0)) {
    status.textContent = 'Escribe cuánto recibes.';
    return;
  }
  const faults = [...form.querySelectorAll('[name="fault"]:checked')].map((box) => box.value);
  void send('/till/paid', { reference: form.dataset.reference, received: received(), faults });
});
document.getElementById('refuse')?.addEventListener('click', () => void send('/till/refused', { reference: form.dataset.reference }));

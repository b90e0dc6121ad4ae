const page = document.querySelector('[data-token]');
const form = document.getElementById('challenge');
const field = document.getElementById('code');
const problem = document.getElementById('problem');
const base = '/bank/challenge/' + page.dataset.token;
const buttons = form.querySelectorAll('button');

async function send(path, body) {
  for (const button of buttons) button.disabled = true;
  try {
    const response = await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(String(response.status));
    const answer = await response.json();
    if (!answer.open) {
      window.location.assign(base + '/done');
      return;
    }
    problem.textContent =
      answer.triesLeft === 1
        ? 'El código no es correcto. Te queda 1 intento.'
        : 'El código no es correcto. Te quedan ' + answer.triesLeft + ' intentos.';
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
  if (/^\d{4}$/.test(field.value.trim())) void send('/answer', { code: field.value.trim() });
  else {
    problem.textContent = 'Escribe los 4 dígitos del código.';
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  }
});
document.getElementById('cancel').addEventListener('click', () => void send('/cancel', {}));

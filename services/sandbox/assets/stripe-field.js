// One field of a card. What is typed stays in the frames of this origin, and the API of the double gets it.
const input = document.querySelector('input');
const { kind, key } = input.dataset;
const digitsOf = (text) => text.replaceAll(/\D/g, '');
const groups = { cardNumber: [/(\d{4})(?=\d)/g, '$1 '], cardExpiry: [/^(\d{2})(?=\d)/, '$1/'], cardCvc: [/$^/, ''] };
const limits = { cardNumber: 16, cardExpiry: 4, cardCvc: 4 };
const autocompletes = { cardNumber: 'cc-number', cardExpiry: 'cc-exp', cardCvc: 'cc-csc' };
const labels = { cardNumber: 'Número de tarjeta', cardExpiry: 'Vencimiento', cardCvc: 'Código de seguridad' };
let port;

input.inputMode = 'numeric';
input.autocomplete = autocompletes[kind];
input.ariaLabel = labels[kind];
if (kind === 'cardCvc') input.type = 'password';

function passesLuhn(digits) {
  let total = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    total += value > 9 ? value - 9 : value;
  }
  return total % 10 === 0;
}

function errorIn(digits) {
  if (kind === 'cardNumber') {
    if (digits.length < 15) return 'incomplete_number';
    return passesLuhn(digits) ? undefined : 'invalid_number';
  }
  if (kind === 'cardCvc') return digits.length < 3 ? 'incomplete_cvc' : undefined;
  const [month, year] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  if (digits.length < 4 || month < 1 || month > 12) return 'incomplete_expiry';
  return new Date(2000 + year, month, 1) <= new Date() ? 'invalid_expiry_year_past' : undefined;
}

function tell() {
  const digits = digitsOf(input.value);
  const code = errorIn(digits);
  const brand = digits.startsWith('4') ? 'visa' : digits.startsWith('5') ? 'mastercard' : digits.startsWith('3') ? 'amex' : 'unknown';
  const isWrong = code !== undefined && !code.startsWith('incomplete');
  port.postMessage({ type: 'change', empty: digits === '', complete: code === undefined, error: isWrong ? { code } : undefined, brand });
}

/** The other fields of the card are frames of the same page and origin. */
function textOf(other) {
  for (let index = 0; index < parent.frames.length; index += 1) {
    try {
      const field = parent.frames[index].document.querySelector(`input[data-kind="${other}"]`);
      if (field) return digitsOf(field.value);
    } catch {
      // A frame of another origin.
    }
  }
  return '';
}

async function send(path, form) {
  try {
    const response = await fetch(path, { method: 'POST', headers: { authorization: `Bearer ${key}` }, body: new URLSearchParams(form) });
    return await response.json();
  } catch {
    return { error: { type: 'api_connection_error', message: 'Network error' } };
  }
}

async function answer({ type, id, name = '' }) {
  const expiry = textOf('cardExpiry');
  const body =
    type === 'code'
      ? await send('/v1/tokens', { 'cvc_update[cvc]': digitsOf(input.value) })
      : await send('/v1/payment_methods', {
          type: 'card',
          'card[number]': digitsOf(input.value),
          'card[exp_month]': expiry.slice(0, 2),
          'card[exp_year]': `20${expiry.slice(2)}`,
          'card[cvc]': textOf('cardCvc'),
          'billing_details[name]': name,
        });
  port.postMessage({
    type: 'answer',
    id,
    ...(body.error ? { error: body.error } : type === 'code' ? { token: body } : { paymentMethod: body }),
  });
}

function show({ placeholder = input.placeholder, disabled = input.disabled, style = {} }) {
  const { base = {} } = style;
  input.placeholder = placeholder;
  input.disabled = disabled;
  for (const name of ['color', 'fontSize', 'fontFamily']) if (base[name]) input.style[name] = base[name];
  if (base['::placeholder']?.color) input.style.setProperty('--placeholder', base['::placeholder'].color);
}

function receive({ data }) {
  if (data.type === 'update') show(data.options);
  else if (data.type === 'focus') input.focus();
  else if (data.type === 'clear') {
    input.value = '';
    tell();
  } else void answer(data);
}

addEventListener('message', ({ source, data, ports }) => {
  if (source !== parent || port !== undefined) return;
  [port] = ports;
  port.addEventListener('message', receive);
  port.start();
  show(data.options);
  port.postMessage({ type: 'ready' });
});
input.addEventListener('input', () => {
  const [pattern, mark] = groups[kind];
  input.value = digitsOf(input.value).slice(0, limits[kind]).replaceAll(new RegExp(pattern, 'g'), mark);
  tell();
});
input.addEventListener('focus', () => port.postMessage({ type: 'focus' }));
input.addEventListener('blur', () => port.postMessage({ type: 'blur' }));

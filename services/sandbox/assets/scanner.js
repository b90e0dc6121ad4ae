async function reportDelay(event) {
  event.preventDefault();
  const body = JSON.stringify({ unit: event.currentTarget.dataset.unit, minutes: Number(document.getElementById('minutes').value) });
  const response = await fetch('/scanner/delays', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
    () => undefined,
  );
  if (response?.ok) window.location.reload();
}
document.getElementById('delay')?.addEventListener('submit', (event) => void reportDelay(event));
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
    tone.addEventListener('ended', resolve);
    // Without a sound device the clock of the context stands still.
    setTimeout(resolve, 400);
  });
}
async function read(event) {
  event.preventDefault();
  const code = document.getElementById('code');
  const button = form.querySelector('button');
  if (code.value.trim() === '' || button.disabled) return;
  button.disabled = true;
  status.textContent = '';
  const body = JSON.stringify({ unit: form.dataset.unit, code: code.value.trim() });
  const response = await fetch('/scanner/readings', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
    () => undefined,
  );
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
}
form?.addEventListener('submit', (event) => void read(event));

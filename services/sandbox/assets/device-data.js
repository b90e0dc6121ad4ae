const page = document.getElementById('device-data');
if (page.dataset.silent !== 'true') {
  // crypto.randomUUID is missing on pages without TLS, such as a phone on the local network.
  const id = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const session = id();
  const message = { type: 'anden.bank.device-data', sessionId: session, ddc: session, ddcSecret: id() };
  const parent = window.location.ancestorOrigins?.[0] ?? (document.referrer === '' ? undefined : new URL(document.referrer).origin);
  for (const origin of page.dataset.origins.split(' '))
    if (parent === undefined || parent === origin) window.parent.postMessage(message, origin);
}

const newest = Number(document.querySelector('[data-newest]').dataset.newest);
async function look() {
  if (document.hidden) return;
  const response = await fetch('/outbox.json?limit=1&after=' + newest).catch(() => undefined);
  if (response?.ok && (await response.json()).messages.length > 0) window.location.reload();
}
setInterval(() => void look(), 3000);

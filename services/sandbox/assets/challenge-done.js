const page = document.getElementById('done');
window.parent.postMessage({ type: 'anden.bank.challenge-complete', paymentId: page.dataset.payment }, page.dataset.origin);

// The script of the double of Stripe: fields of a card in frames of this origin, with the part of Stripe.js that the shop uses.
const origin = new URL(document.currentScript.src).origin;
const titles = { cardNumber: 'Número de tarjeta', cardExpiry: 'Vencimiento', cardCvc: 'Código de seguridad' };

class Field {
  constructor(kind, options) {
    this.kind = kind;
    this.options = options;
    this.listeners = {};
    this.answers = new Map();
    this.isAlive = true;
  }

  mount(node) {
    const frame = document.createElement('iframe');
    frame.src = `${origin}/stripe/field?kind=${this.kind}`;
    frame.title = titles[this.kind];
    Object.assign(frame.style, { border: '0', width: '100%', height: '1.5em', display: 'block' });
    frame.addEventListener('load', () => {
      const { port1, port2 } = new MessageChannel();
      this.port = port1;
      port1.addEventListener('message', ({ data }) => this.receive(data));
      port1.start();
      frame.contentWindow.postMessage({ options: this.options }, origin, [port2]);
    });
    this.frame = frame;
    node.append(frame);
  }

  receive({ type, id, ...data }) {
    if (type === 'answer') {
      this.answers.get(id)?.(data);
      this.answers.delete(id);
    } else for (const listener of this.listeners[type] ?? []) listener(data);
  }

  ask(message) {
    const id = crypto.randomUUID();
    const { port } = this;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      port.postMessage({ ...message, id });
    });
  }

  on(type, listener) {
    (this.listeners[type] ??= []).push(listener);
    return this;
  }

  update(options) {
    this.options = { ...this.options, ...options };
    this.port?.postMessage({ type: 'update', options });
  }

  clear() {
    this.port?.postMessage({ type: 'clear' });
  }

  focus() {
    this.port?.postMessage({ type: 'focus' });
  }

  destroy() {
    this.isAlive = false;
    this.frame?.remove();
  }
}

window.Stripe = () => ({
  elements: () => {
    const fields = new Map();
    return {
      create: (kind, options = {}) => {
        if (fields.get(kind)?.isAlive) throw new Error(`Can only create one Element of type ${kind}`);
        const field = new Field(kind, options);
        fields.set(kind, field);
        return field;
      },
      getElement: (kind) => (fields.get(kind)?.isAlive ? fields.get(kind) : null),
    };
  },
  createPaymentMethod: ({ card, billing_details: { name } = {} }) => card.ask({ type: 'method', name }),
  createToken: (_type, field) => field.ask({ type: 'code' }),
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { codeOf, drawnCode } from '../../../.storybook/codes.ts';
import { chart, examples } from '../../../machines/confirmation/confirmation.examples.ts';
import { confirmationModel } from '../../../machines/confirmation/confirmation.model.ts';
import { boarding, confirmation, ride, sharing } from '../../messages/es-MX.ts';
import { ConfirmationScreen } from './ConfirmationScreen.tsx';

const meta = {
  title: 'Pasos/Confirmación',
  component: ConfirmationScreen,
  args: {
    send: fn(),
    sendEdit: fn(),
    today: '2026-04-17',
    sendRide: fn(),
    onCalendar: fn(),
    onBoard: fn(),
    onImage: fn(),
    wallets: { isApple: true, hrefOf: (link) => link },
    sharing: { onShare: fn(async () => false), whatsAppHref: 'https://wa.me/?text=Viajo' },
    onPartner: fn(),
    tripsHref: null,
    repeatHref: '/compra/calendario/main',
    wayBackHref: null,
    install: null,
  },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: [confirmationModel] }) },
} satisfies Meta<typeof ConfirmationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: 'Cargando', args: { view: examples.loading } };
/** The values of a list of facts, by name. */
const facts = (element: HTMLElement) =>
  Object.fromEntries([...element.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]));

export const Failed: Story = { name: 'No se pudo cargar', args: { view: examples.failed } };
export const NotFound: Story = { name: 'No existe', args: { view: examples.notFound } };
export const SignedOut: Story = {
  name: 'Sin sesión',
  args: { view: examples.signedOut },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(confirmation.signedOut.title);
    await userEvent.click(canvas.getByRole('button', { name: confirmation.signIn }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'signIn.chosen' });
  },
};
export const WayBack: Story = {
  name: 'Sin regreso',
  args: { view: examples.shown, wayBackHref: '/compra/calendario/main' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Comprar el regreso' })).toHaveAttribute('href', '/compra/calendario/main');
    await expect(canvas.getByRole('link', { name: 'Repetir este viaje' })).toBeVisible();
  },
};
export const Shown: Story = {
  name: '[CONF-001][CONF-003][CONF-005][CONF-009][CONF-011] Boletos',
  args: { view: examples.shown },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tus boletos están listos' })).toBeVisible();
    await expect(facts(canvas.getByRole('region', { name: 'Detalle de tu compra' }))).toEqual({
      Venta: '8841207',
      Transacción: 'TRX-20260417-8841',
      Fecha: '17/04/2026',
      Hora: '08:25 AM',
      'Total pagado': '$953.00 MXN',
    });
    await expect(facts(canvas.getByRole('article', { name: 'Boleto de Begoña Treviño, Ida' }))).toMatchObject({
      Pasajero: 'Begoña Treviño',
      Tipo: 'ADULTO',
      Asiento: '6',
      Servicios: 'Seguro de viajero',
    });
    await expect(drawnCode(await canvas.findByRole('img', { name: 'Código QR del boleto 4F7K-91Q3' }))).toEqual(
      codeOf('anden:4F7K-91Q3:6'),
    );
    await expect(facts(canvas.getByRole('article', { name: 'Boleto de Íñigo Peña Treviño, Ida' }))).toMatchObject({
      Tipo: 'MENOR',
      Asiento: '5',
      Servicios: 'Sin servicios',
    });
    const [boards] = canvas.getAllByRole('link', { name: boarding.title });
    await userEvent.click(boards ?? canvas.getByText(boarding.title));
    await expect(args.onBoard).toHaveBeenCalledWith(expect.objectContaining({ departs: '2026-04-17T08:30:00-06:00' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Regresar al inicio' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'home.chosen' });
    await expect(canvas.queryByText('Ir a mis boletos')).not.toBeInTheDocument();
  },
};
export const Codes: Story = {
  name: '[CONF-012] Códigos',
  args: { view: examples.shown },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: confirmation.show }));
    await userEvent.click(await screen.findByRole('button', { name: confirmation.next }));
    const sheet = within(screen.getByRole('dialog'));
    await waitFor(() => expect(sheet.getByRole('img', { name: 'Código QR del boleto 4F7K-91Q3' })).toBeVisible());
    await expect(drawnCode(sheet.getByRole('img', { name: 'Código QR del boleto 4F7K-91Q3' }))).toEqual(codeOf('anden:4F7K-91Q3:6'));
    await userEvent.click(sheet.getByRole('button', { name: 'Descarga como imagen' }));
    await expect(args.onImage).toHaveBeenLastCalledWith({
      folio: '4F7K-91Q3',
      qr: 'anden:4F7K-91Q3:6',
      lines: ['4F7K-91Q3', 'Begoña Treviño', 'Ida · Asiento 6 · Planta baja', expect.stringContaining('08:30 AM')],
    });
  },
};
export const Registered: Story = {
  name: '[CONF-010] Con cuenta',
  args: { view: examples.shown, tripsHref: '/compra/usuario/mis-boletos' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ir a mis boletos' })).toHaveAttribute('href', '/compra/usuario/mis-boletos');
  },
};
export const RoundTrip: Story = {
  name: '[CONF-002] Redondo',
  args: { view: examples.roundTrip },
  play: async ({ canvas, step }) => {
    const passOf = (way: 'Ida' | 'Regreso') =>
      within(canvas.getByRole('region', { name: way })).getByRole('article', { name: `Boleto de Begoña Treviño, ${way}` });
    const rides = {
      Ida: { date: 'vie 17/04/2026', route: /Monterrey.*San Luis Potosí/, departs: /08:30 AM/ },
      Regreso: { date: 'dom 19/04/2026', route: /San Luis Potosí.*Monterrey/, departs: /09:00 AM/ },
    };
    for (const way of ['Ida', 'Regreso'] as const) {
      await expect(passOf(way)).toHaveTextContent(rides[way].route);
      await expect(passOf(way)).toHaveTextContent(rides[way].departs);
      await expect(facts(passOf(way))).toMatchObject({ Fecha: rides[way].date });
    }
    await expect(passOf('Regreso')).toHaveTextContent('4F7K-91Q5');
    await step('the codes go on from the way out to the way back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: confirmation.show }));
      for (let press = 0; press < 2; press += 1) await userEvent.click(await screen.findByRole('button', { name: confirmation.next }));
      await expect(await within(screen.getByRole('dialog')).findByText(/^Regreso · Asiento 21/)).toBeVisible();
    });
  },
};
export const Downloading: Story = {
  name: 'Descargando',
  args: { view: examples.downloading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: confirmation.downloading })).toBeVisible();
  },
};
export const DownloadFailed: Story = {
  name: 'No se descargó',
  args: { view: examples.downloadFailed },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No pudimos descargar tus boletos.');
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar en PDF' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'pdf.requested' });
  },
};
export const LongName: Story = {
  name: 'El nombre más largo',
  args: { view: examples.longName },
  play: async ({ canvas }) => {
    const ticket = canvas.getByRole('article', { name: /Villavicencio Montemayor/ });
    await expect(ticket.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const PendingTickets: Story = {
  name: '[CONF-004] Boletos por emitir',
  args: { view: examples.pendingTickets },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Pendiente')).toHaveLength(2);
  },
};
export const ChangedTicket: Story = {
  name: 'Un boleto cambiado',
  args: { view: examples.changedTicket },
  play: async ({ canvas }) => {
    const ticket = canvas.getByRole('article', { name: 'Boleto de Begoña Treviño, Ida' });
    await expect(ticket).toHaveTextContent('Este boleto ya no sirve: lo cambiaste por otro.');
    await expect(ticket).toHaveTextContent('REEMPLAZADO');
    await expect(within(ticket).queryByRole('img', { name: /^Código QR/ })).not.toBeInTheDocument();
  },
};
export const CancelledTicket: Story = {
  name: 'Un boleto cancelado',
  args: { view: examples.cancelledTicket },
  play: async ({ canvas }) => {
    const ticket = canvas.getByRole('article', { name: 'Boleto de Begoña Treviño, Ida' });
    await expect(ticket).toHaveTextContent('CANCELADO');
    await expect(within(ticket).queryByRole('img', { name: /^Código QR/ })).not.toBeInTheDocument();
  },
};
export const AllCancelled: Story = {
  name: '[CONF-014] Todos cancelados',
  args: { view: examples.allCancelled },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cancelaste estos boletos' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Agregar al calendario' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Descuento para llegar a la terminal/ })).not.toBeInTheDocument();
  },
};
export const AllEnded: Story = { name: 'Cambiados y cancelados', args: { view: examples.allEnded } };
export const AllChanged: Story = {
  name: 'Todos cambiados',
  args: { view: examples.allChanged },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cambiaste estos boletos' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: confirmation.show })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Editar viaje/ })).not.toBeInTheDocument();
  },
};
export const ChangedOrder: Story = {
  name: '[CONF-007] Orden cambiada',
  args: { view: examples.changedOrder },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/La diferencia de valor entre ambos boletos se acredita como Puntos Viaja después del viaje\.$/),
    ).toBeVisible();
    // The total alone would contradict the prices of the tickets.
    await expect(canvas.getByText('Pagado con los anteriores').parentElement).toHaveTextContent('−$953.00');
  },
};
export const Editing: Story = {
  name: '[EDIT-001] Editando',
  args: { view: examples.editing },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Elige pasajeros' })).toBeVisible();
  },
};
export const ShareBlank: Story = {
  name: '[CONF-015] Compartir',
  args: { view: examples.shown },
  play: async ({ args, canvas }) => {
    const share = within(canvas.getByRole('region', { name: 'Comparte tus boletos' }));
    const emails = share.getByRole('textbox', { name: 'Correos' });
    await expect(emails).toHaveAccessibleDescription('Separa los correos con comas.');
    await userEvent.click(emails);
    await userEvent.paste('ana@example.com, luis@example.com');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'emails.typed', text: 'ana@example.com, luis@example.com' });
    await userEvent.click(share.getByRole('button', { name: 'Enviar boletos' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'share.submitted' });
  },
};
export const ShareMissing: Story = {
  name: '[CONF-017] Compartir, falta correo',
  args: { view: examples.shareMissing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Correos' })).toHaveAccessibleDescription('Escribe al menos un correo');
  },
};
export const ShareInvalid: Story = {
  name: '[CONF-018] Compartir, no válido',
  args: { view: examples.shareInvalid },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Correos' })).toHaveAccessibleDescription('Revisa los correos, alguno no es válido');
  },
};
export const Sharing: Story = {
  name: '[CONF-014][CONF-015][EDIT-001] Compartiendo',
  args: { view: examples.sharing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Editar viaje de ida' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: new RegExp(`^${ride.row.title}`) })).toBeDisabled();
  },
};
export const Shared: Story = {
  name: '[CONF-015][CONF-016] Compartido',
  args: { view: examples.shared },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email(s) reenviados')).toBeVisible();
  },
};
export const ShareFailed: Story = {
  name: '[ERR-064] No se compartió',
  args: { view: examples.shareFailed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ocurrió algo intenta más tarde.');
  },
};
export const ShareRefused: Story = {
  name: '[ERR-064] Compartir, rechazado',
  args: { view: examples.shareRefused },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Espera un momento.');
  },
};

export const Riding: Story = { name: 'Cupón abierto', args: { view: examples.riding } };
export const Ride: Story = {
  name: '[RIDE-001][CONF-014] Con traslado',
  args: { view: examples.shown },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Descuento para llegar a la terminal/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'ride.chosen' });
  },
};

export const WithPoints: Story = {
  name: '[CONF-006] Con Puntos Viaja',
  args: { view: examples.withPoints },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(confirmation.points).closest('div')).toHaveTextContent('$78.00');
    const tell = within(canvas.getByRole('region', { name: confirmation.tellTrip.title }));
    await userEvent.click(tell.getByRole('button', { name: sharing.share }));
    await expect(args.sharing.onShare).toHaveBeenCalled();
    await expect(tell.queryByText(sharing.copied)).not.toBeInTheDocument();
    await expect(tell.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/?text=Viajo');
  },
};

const order = examples.shown.screen === 'order' ? examples.shown.order : null;
if (!order) throw new Error('the order is shown');
const passes = { apple: '/tickets/1/apple', google: '/tickets/1/google' };
/** The order, with tickets that go to wallets. */
const withPasses = (wallets: typeof passes | { apple: string; google: null }) => {
  const [{ tickets, ...way }] = order.ways;
  return {
    ...examples.shown,
    order: { ...order, ways: [{ ...way, tickets: tickets.map((ticket) => ({ ...ticket, wallets })) }] as const },
  };
};
export const Wallets: Story = {
  name: 'Con carteras',
  args: { view: withPasses(passes) },
  play: async ({ canvas }) => {
    const pass = within(canvas.getByRole('article', { name: 'Boleto de Begoña Treviño, Ida' }));
    const links = pass.getAllByRole('link', { name: /^Agregar a/ });
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Agregar a Apple Wallet',
      'Agregar a Google Wallet (se abre en otra pestaña)',
    ]);
    await expect(links[0]).toHaveAttribute('href', passes.apple);
  },
};
export const WalletsElsewhere: Story = {
  name: 'Con carteras, en Android',
  args: { view: withPasses(passes), wallets: { isApple: false, hrefOf: (link) => link } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: /^Agregar a/ });
    await expect(first).toHaveTextContent('Agregar a Google Wallet');
  },
};
export const OneWallet: Story = {
  name: 'Con una cartera',
  args: { view: withPasses({ apple: passes.apple, google: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Google Wallet/ })).not.toBeInTheDocument();
  },
};

export const Invoice: Story = {
  name: '[CONF-008] Con enlace para facturar',
  args: { view: examples.shown },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: new RegExp(`^${confirmation.invoice}`) });
    await expect(link).toHaveAttribute('href', 'https://facturacion.anden.example/?venta=8841207');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** The shop answers for the purchase, the line for the trip. */
export const LineContact: Story = {
  name: 'Teléfono de la línea',
  args: { view: examples.shown },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Llama al 81 0000 0100' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '81 0000 0200' })).toHaveAttribute('href', 'tel:+528100000200');
  },
};

export const Partner: Story = {
  name: '[NAV-067] Sitio del socio',
  args: { view: examples.shown },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Hospedaje y tours en San Luis Potosí/ }));
    const alert = within(await screen.findByRole('alertdialog', { name: confirmation.partner.leaving.title }));
    await expect(args.onPartner).not.toHaveBeenCalled();
    await userEvent.click(await alert.findByRole('button', { name: confirmation.partner.leaving.go }));
    await expect(args.onPartner).toHaveBeenCalled();
  },
};

/** After a purchase, the shop offers to be installed. */
export const Installable: Story = {
  name: 'Instalable',
  args: { view: examples.shown, install: { install: fn(), decline: fn() } },
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole('region', { name: 'Ten Andén a la mano' });
    await expect(card).not.toHaveTextContent('iPhone');
    await userEvent.click(within(card).getByRole('button', { name: 'Instalar' }));
    await expect(args.install?.install).toHaveBeenCalledOnce();
    await expect(card).not.toBeInTheDocument();
  },
};
export const InstalledByHand: Story = {
  name: 'Instalación a mano',
  args: { view: examples.shown, install: { install: null, decline: fn() } },
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole('region', { name: 'Ten Andén a la mano' });
    await expect(card).toHaveTextContent('En iPhone: toca Compartir y elige Agregar a inicio.');
    await expect(within(card).queryByRole('button', { name: 'Instalar' })).not.toBeInTheDocument();
    await userEvent.click(within(card).getByRole('button', { name: 'Ahora no' }));
    await expect(args.install?.decline).toHaveBeenCalledOnce();
  },
};

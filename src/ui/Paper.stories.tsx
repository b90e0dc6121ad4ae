import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, CircleUserRound, Pencil, SquarePen, Trash2 } from 'lucide-react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Board, BoardLink, BoardSign } from './Board.tsx';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { Dock } from './Dock.tsx';
import { Facts } from './Facts.tsx';
import { Figure } from './Figure.tsx';
import { Fold } from './Fold.tsx';
import { HoldStrip } from './HoldStrip.tsx';
import { IconButton } from './IconButton.tsx';
import { NumberBadge } from './NumberBadge.tsx';
import { Page, Split } from './Page.tsx';
import { PageFooter } from './PageFooter.tsx';
import { Pass, PassFacts, PassList, PassRoute } from './Pass.tsx';
import { PersonRow } from './PersonRow.tsx';
import { Qr } from './Qr.tsx';
import { StepBar } from './StepBar.tsx';
import { Tag } from './Tag.tsx';
import { TextLink } from './TextLink.tsx';
import { Totals } from './Totals.tsx';

const meta: Meta = { title: 'Kit/Página' };
export default meta;

const home = { href: '#inicio', label: 'Andén, ir al inicio', name: 'Andén' };
const nav = (
  <>
    <BoardLink href="#reserva">Reserva</BoardLink>
    <BoardLink href="#destinos">Destinos</BoardLink>
    <BoardLink href="#ayuda">Ayuda</BoardLink>
  </>
);
const account = <IconButton onBoard label="Abrir menú de Begoña" icon={<CircleUserRound />} />;
const names = ['Resultados', 'Asientos', 'Pago', 'Confirmación'];
const stepsAt = (current: number) => (
  <StepBar
    label="Pasos de tu compra"
    doneLabel="Listo:"
    steps={names.map((label, at) => ({ id: label, label, state: at < current ? 'done' : at === current ? 'current' : 'todo' }))}
  />
);
const footer = (
  <PageFooter text="© 2026 Andén">
    <TextLink inline href="#terminos">
      Términos y condiciones
    </TextLink>
  </PageFooter>
);
const totals = (
  <Totals
    rows={[
      { name: 'Subtotal', value: '$1,560.00' },
      { name: 'Cupón', value: '-$100.00', isLess: true },
    ]}
    grand={{ name: 'Total a pagar', value: '$1,460.00', unit: 'MXN' }}
  />
);

/** No name is cut on the narrowest phone. */
export const Steps: StoryObj = {
  name: 'Pasos en 320 px',
  render: () => (
    <div className="w-80">
      <Board home={home} account={account} steps={stepsAt(3)} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of names) {
      const text = canvas.getByText(name);
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    }
  },
};

export const Checkout: StoryObj = {
  name: 'Pago',
  render: () => (
    <div className="flex min-h-dvh flex-col">
      <Board
        home={home}
        nav={nav}
        account={account}
        back={<IconButton onBoard label="Regresar" icon={<ArrowLeft />} />}
        sign={
          <BoardSign
            start="Monterrey"
            end="San Luis Potosí"
            isBothWays
            joinLabel="y"
            tag={<Tag tone="board">Redondo</Tag>}
            detail="vie 17/04/2026 · 08:30 AM"
          />
        }
        steps={stepsAt(2)}
      />
      <HoldStrip label="Tiempo para pagar" text="Asientos apartados por" time="07:42" left={0.86} announcement="" />
      <Page>
        <h1>Resumen y pago</h1>
        <Split
          aside={
            <>
              <Fold title="Tu viaje" detail="2 pasajeros · ida y regreso" isOpenWide>
                {totals}
              </Fold>
              <Button look="primary" className="max-lg:hidden">
                Pagar $1,460.00
              </Button>
            </>
          }
        >
          <Card title="Pasajeros de ida">
            <PersonRow
              badge={<NumberBadge>5</NumberBadge>}
              name="Íñigo Peña Treviño"
              detail="MENOR · Sin servicios"
              value="$306.00"
              tools={
                <>
                  <IconButton label="Editar a Íñigo" icon={<Pencil />} />
                  <IconButton label="Eliminar a Íñigo" icon={<Trash2 />} />
                </>
              }
            />
          </Card>
          <Card isFlush title="Historial">
            <Fold look="row" level={3} title="Monterrey - Tampico" detail="21/12/2025 · 10:15 PM">
              <Facts
                items={[
                  { name: 'Transacción', value: '8719 5530' },
                  { name: 'Asiento', value: '18 P.A.' },
                ]}
              />
            </Fold>
          </Card>
          <Card label="Cifras">
            <p className="flex gap-6">
              <Figure unit="AM" className="text-title-2">
                08:30
              </Figure>
              <Figure unit="MXN" className="text-title-2">
                $612.00
              </Figure>
            </p>
            {totals}
          </Card>
        </Split>
      </Page>
      {footer}
      <Dock caption="Total a pagar" value="$1,460.00" note="Asientos 5 y 6">
        <Button look="primary">Pagar</Button>
      </Dock>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('button', { name: /Tampico/ });
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(row);
    await expect(within(canvasElement).getByText('8719 5530')).toBeVisible();
  },
};

export const Boards: StoryObj = {
  name: 'Tableros',
  render: () => (
    <div className="grid gap-8">
      <Board home={home} nav={nav} account={<Button look="board">Entrar</Button>} steps={stepsAt(0)} />
      <Board
        home={{ href: '#otro', label: 'Autobuses Rutas del Norte y Sur, ir al inicio', name: 'Autobuses Rutas del Norte y Sur' }}
        account={<Button look="board">Salir</Button>}
        sign={<BoardSign start="Monterrey" end="Ciudad Victoria" joinLabel="a" tag={<Tag tone="board">Ida</Tag>} detail="vie 17/04/2026" />}
        action={
          <Button look="board" icon={<SquarePen />}>
            Editar viaje
          </Button>
        }
      />
    </div>
  ),
  // This page shows two banners only to compare them.
  parameters: { a11y: { config: { rules: ['landmark-no-duplicate-banner', 'landmark-unique'].map((id) => ({ id, enabled: false })) } } },
};

const pass = (name: string, id: string, brand: string) => (
  <Pass
    label={`Boleto de ${name}, Ida`}
    brand={{ name: brand }}
    head="Cumbre Plus"
    tag={<Tag tone="board">Ida</Tag>}
    stub={
      <>
        <Qr text={id} label={`Código QR del boleto ${id}`} />
        <p className="font-sign text-[0.9375rem] font-strong tracking-[0.04em]">{id}</p>
        <p className="text-caption text-ink-muted">Muéstralo al abordar</p>
      </>
    }
  >
    <PassRoute
      start={{ code: 'MTY', time: '08:30 AM', place: 'Central Monterrey' }}
      end={{ code: 'SLP', time: '02:45 PM', place: 'Terminal San Luis' }}
      middle="6 h 15 min"
    />
    <PassFacts
      items={[
        { name: 'Pasajero', value: name, span: 2 },
        { name: 'Tipo', value: 'ADULTO' },
        { name: 'Fecha', value: 'vie 17/04/2026' },
        { name: 'Asiento', value: <NumberBadge>6</NumberBadge> },
        { name: 'Planta', value: 'Baja' },
        { name: 'Unidad', value: '4521' },
      ]}
    />
  </Pass>
);

export const Passes: StoryObj = {
  name: 'Pases',
  render: () => (
    <Page>
      <h1>Tus boletos están listos</h1>
      <PassList label="Ida">
        {pass('Begoña Treviño', '4F7K-91Q2', 'Andén')}
        {pass('Íñigo Peña Treviño', '4F7K-91Q3', 'Autobuses Rutas del Norte y Sur')}
      </PassList>
    </Page>
  ),
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'Código QR del boleto 4F7K-91Q2' })).toBeInTheDocument();
  },
};

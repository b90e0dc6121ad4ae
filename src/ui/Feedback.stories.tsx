import type { Meta, StoryObj } from '@storybook/react-vite';
import { Armchair, Ban, CircleCheck, CircleX, Hourglass, Navigation, SearchX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import emptyBay from '../assets/empty-bay.svg';
import emptySeat from '../assets/empty-seat.svg';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { EmptyState } from './EmptyState.tsx';
import { HoldStrip } from './HoldStrip.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { Notice } from './Notice.tsx';
import { Page } from './Page.tsx';
import { SkeletonCard } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';
import { Tag } from './Tag.tsx';
import { createToasts, showToast } from './toasts.ts';
import { ToastRegion } from './ToastRegion.tsx';

const meta: Meta = { title: 'Kit/Avisos' };
export default meta;

export const All: StoryObj = {
  name: 'Todos',
  render: () => (
    <>
      <HoldStrip label="Antes" text="Al continuar, para pagar tendrás" time="09:00" announcement="" />
      <HoldStrip label="Tiempo para pagar" text="Asientos apartados por" time="07:42" left={0.86} announcement="" />
      <HoldStrip label="Último minuto" text="Último minuto para pagar" time="00:48" left={0.09} isLast announcement="" />
      <Page>
        <h1>Avisos</h1>
        <Card label="Etiquetas">
          <div className="flex flex-wrap gap-2">
            <Tag>Neutra</Tag>
            <Tag tone="success" icon={<CircleCheck />}>
              Confirmado
            </Tag>
            <Tag tone="warn" icon={<Hourglass />}>
              Reservado
            </Tag>
            <Tag icon={<Ban />}>Agotado</Tag>
            <Tag tone="danger" icon={<CircleX />}>
              Cancelado
            </Tag>
            <Tag tone="info" icon={<Navigation />}>
              En curso
            </Tag>
          </div>
          <div className="grid gap-4 md:grid-cols-3">
            <Notice>Puedes elegir hasta 5 pasajeros en tu viaje de ida.</Notice>
            <Notice tone="success">Se ha aplicado tu cupón de descuento</Notice>
            <Notice tone="warn" icon={<Armchair />}>
              Sin asientos disponibles intenta en planta alta
            </Notice>
            <Notice tone="error" isLive>
              Error al bloquear asiento
            </Notice>
          </div>
          <p className="flex items-center gap-2">
            <Spinner label="Esperando la respuesta de tu banco" /> Esperando la respuesta de tu banco
          </p>
        </Card>
        <div className="grid gap-4 md:grid-cols-3">
          <Card>
            <EmptyState picture={emptyBay} title="No hay viajes este día" actions={<Button look="primary">Ver sáb 18</Button>}>
              El día más cercano con lugares es el sáb 18/04/2026, desde $520.00.
            </EmptyState>
          </Card>
          <Card>
            <EmptyState picture={emptySeat} title="Toca un asiento libre">
              Ahí agregas los datos de quien viaja.
            </EmptyState>
            <EmptyState icon={<SearchX />} title="Sin resultados" />
          </Card>
          <SkeletonCard />
        </div>
      </Page>
    </>
  ),
};

const toasts = createToasts();

export const Toasts: StoryObj = {
  name: 'Avisos breves',
  render: () => (
    <Page className="min-h-80">
      <Button
        onPress={() => showToast(toasts, { text: 'Pasajero eliminado', icon: <Trash2 />, action: { label: 'Deshacer', onPress() {} } })}
      >
        Eliminar pasajero
      </Button>
      <ToastRegion toasts={toasts} label="Avisos" />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Eliminar pasajero' }));
    const toast = await screen.findByRole('alertdialog');
    await expect(toast).toHaveTextContent('Pasajero eliminado');
  },
};

/** Nothing appears for 80 ms; then the page is inert until the work is done. */
export const Loading: StoryObj = {
  name: '[NAV-066] Cargando',
  render: function Load() {
    const [isLoading, setLoading] = useState(false);
    return (
      <Page className="min-h-80">
        <Button onPress={() => setLoading(true)}>Buscar viajes</Button>
        <LoadingOverlay isLoading={isLoading} label="Cargando..." />
      </Page>
    );
  },
  play: async ({ canvasElement }) => {
    // A slow machine takes longer than any delay, so the timer itself is read.
    const timers = spyOn(window, 'setTimeout');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Buscar viajes' }));
    await screen.findByRole('dialog', { name: 'Cargando...' });
    await expect(timers).toHaveBeenCalledWith(expect.any(Function), 80);
    timers.mockRestore();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Cargando...' })).toBeVisible());
  },
};

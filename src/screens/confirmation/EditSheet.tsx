import { Baby, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useId, type ReactNode } from 'react';
import type { EditEvent, EditView } from '../../../machines/edit/edit.types.ts';
import { common, edit as words } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { recoverFocus } from '../../ui/recoverFocus.ts';
import { ErrorLine } from '../../ui/ErrorLine.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { LegalLink } from '../parts/LegalLink.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { useLast } from '../parts/useLast.ts';
import { EditDepartures } from './EditDepartures.tsx';

type Send = (event: EditEvent) => void;
type Asked = Extract<EditView, { screen: 'asking' | 'choosing' | 'departing' }>;
type Rows = Extract<EditView, { screen: 'choosing' }>;

/** The choice of passengers whose seats change and of their departure, or why none can (EDIT-002 to EDIT-006, EDIT-011, ERR-075, ERR-082). */
export function EditSheet({ view, send }: { view: EditView | null; send: Send }) {
  const isOpen = view?.screen === 'asking' || view?.screen === 'choosing' || view?.screen === 'departing';
  const asked = useLast(isOpen ? view : null);
  const dismiss = () => send({ type: 'edit.dismissed' });
  const close = { label: common.accept, onPress: dismiss };
  return (
    <>
      {asked && <Choice view={asked} isOpen={isOpen} send={send} />}
      <Explanation isOpen={view?.screen === 'refused'} icon={<Info />} title={words.refused.title} close={close}>
        {(view?.screen === 'refused' ? view.message : null) ?? words.refused.text}
      </Explanation>
      <Explanation isOpen={view?.screen === 'guarded'} icon={<Baby />} title={words.guarded.title} close={close}>
        {words.guarded.text}
        <LegalLink text="terms" />
      </Explanation>
      <Explanation
        isOpen={view?.screen === 'failed'}
        icon={<TriangleAlert />}
        title={words.failed.title}
        primary={{ label: common.retry, onPress: () => send({ type: 'edit.retried' }) }}
        close={{ label: common.cancel, onPress: dismiss }}
      >
        {words.failed.text}
      </Explanation>
    </>
  );
}

type ExplanationProps = {
  isOpen: boolean;
  icon: ReactNode;
  title: string;
  primary?: { label: string; onPress: () => void };
  close: { label: string; onPress: () => void };
  children: ReactNode;
};

/** Its content stays during the closing animation. */
function Explanation({ isOpen, children, ...alert }: ExplanationProps) {
  const text = useLast(isOpen ? children : null);
  return (
    text !== null && (
      <Alert isOpen={isOpen} tone="warn" {...alert}>
        {text}
      </Alert>
    )
  );
}

function Choice({ view, isOpen, send }: { view: Asked; isOpen: boolean; send: Send }) {
  const dismiss = () => send({ type: 'edit.dismissed' });
  // The pressed button is gone with its step.
  useEffect(recoverFocus, [view.screen]);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={dismiss}
      title={view.screen === 'departing' ? words.departing[view.direction] : words.title}
      closeLabel={common.close}
      width="narrow"
      isFooterStacked
      footer={
        <>
          {view.screen !== 'departing' && (
            <Button look="primary" block isDisabled={view.screen === 'asking'} onPress={() => send({ type: 'edit.submitted' })}>
              {words.submit}
            </Button>
          )}
          <Button size="lg" block onPress={dismiss}>
            {common.cancel}
          </Button>
        </>
      }
    >
      {view.screen === 'asking' && (
        <p role="status" className="flex min-h-27 items-center justify-center gap-3 text-ink-muted">
          <Spinner label={words.asking} />
          {words.asking}
        </p>
      )}
      {view.screen === 'choosing' && <People view={view} send={send} />}
      {view.screen === 'departing' && <EditDepartures view={view} send={send} />}
    </Sheet>
  );
}

function People({ view: { rows, error }, send }: { view: Rows; send: Send }) {
  const errorId = useId();
  return (
    <div role="group" aria-label={words.text} aria-describedby={error ? errorId : undefined} className="grid gap-3">
      <p aria-hidden="true" className="text-ink-muted">
        {words.text}
      </p>
      {rows.map(({ ticketId, name, fare, seat, checked, refusal }) => (
        <Checkbox
          key={ticketId}
          isSelected={checked}
          isDisabled={refusal !== null}
          onChange={() => send({ type: 'ticket.toggled', ticketId })}
          className="rounded-card! border-[1.5px] border-line-strong px-3.5 selected:border-action off:border-line"
        >
          <span className="flex items-start gap-3">
            <span aria-hidden="true">
              <SeatBadge number={seat} />
            </span>
            <span className="min-w-0">
              <b className="block wrap-anywhere">{name}</b>
              <span className="block text-caption text-ink-muted">{words.person(fare, seat)}</span>
              {refusal !== null && <span className="block text-caption">{refusal}</span>}
            </span>
          </span>
        </Checkbox>
      ))}
      <div role="alert">{error && <ErrorLine id={errorId}>{words.errors[error]}</ErrorLine>}</div>
    </div>
  );
}

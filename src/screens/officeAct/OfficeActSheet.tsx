import { Check, KeyRound, Mail, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { currency } from '../../../machines/domain/money.ts';
import { STAFF_ROLES } from '../../../machines/domain/staff.ts';
import type {
  ActField,
  ActTextField,
  OfficeAct,
  OfficeActEvent,
  OfficeActView,
  RefundWay,
} from '../../../machines/officeAct/officeAct.types.ts';
import { failureText, office } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Button } from '../../ui/Button.tsx';
import { CheckTile } from '../../ui/CheckTile.tsx';
import { ErrorLine } from '../../ui/ErrorLine.tsx';
import { Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Qr } from '../../ui/Qr.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';

const words = office.acts;
const formId = 'office-act';

/** Acts that take something away. */
const dangerous: readonly OfficeAct['kind'][] = ['cancel', 'refund', 'freeSeat', 'withdraw', 'endPerson', 'endDevice'];
const ways: readonly RefundWay[] = ['bank', 'till', 'points'];

type OfficeActSheetProps = { view: OfficeActView; send: (event: OfficeActEvent) => void };

/** One act of the office: what it will do, what it asks, and its outcome. */
export function OfficeActSheet({ view, send }: OfficeActSheetProps) {
  const { act, status, failure } = view;
  const close = () => send({ type: 'act.closed' });
  const title = act.kind === 'settle' ? words.settlements[act.settlement].title : words.titles[act.kind];
  return (
    <Sheet
      isOpen
      onClose={close}
      title={title}
      closeLabel={words.close}
      isDismissable={status !== 'sending'}
      width="mid"
      isFooterStacked
      footer={<Footer view={view} send={send} />}
    >
      <div className="grid gap-4">
        {status === 'unknown' && (
          <Notice tone="warn" icon={<TriangleAlert />} isLive>
            <b className="block">{words.unknown}</b>
            {words.unknownText}
          </Notice>
        )}
        {status === 'form' && failure && (
          <Notice tone="error" isLive>
            {failure.message ?? failureText(failure).text}
          </Notice>
        )}
        {status === 'done' ? <Done view={view} /> : <Preview act={act} />}
        {(status === 'form' || status === 'sending') && (
          <Form id={formId} className="grid gap-4" onSubmit={() => send({ type: 'act.confirmed' })}>
            {view.asked.map((field) => (
              <Asked key={field} field={field} view={view} send={send} />
            ))}
          </Form>
        )}
      </div>
    </Sheet>
  );
}

function Footer({ view: { act, status }, send }: OfficeActSheetProps) {
  const close = () => send({ type: 'act.closed' });
  if (status === 'done') {
    return (
      <Button look="primary" block onPress={close}>
        {words.ready}
      </Button>
    );
  }
  const isDanger = dangerous.includes(act.kind) && status !== 'unknown';
  return (
    <>
      <Button
        {...(status === 'unknown' ? { onPress: () => send({ type: 'act.confirmed' }) } : { type: 'submit', form: formId })}
        look={isDanger ? 'danger' : 'primary'}
        block
        isPending={status === 'sending'}
        pendingLabel={words.sending}
      >
        {status === 'unknown' ? words.again : words.confirm[act.kind]}
      </Button>
      <Button look="ghost" block isDisabled={status === 'sending'} onPress={close}>
        {status === 'unknown' ? words.close : words.cancel}
      </Button>
    </>
  );
}

function previewOf(act: OfficeAct): ReactNode {
  const { texts } = words;
  switch (act.kind) {
    case 'settle':
      return (
        <>
          {words.settlements[act.settlement].text} <b className="figure">{money(act.amount)}</b>
        </>
      );
    case 'refund':
    case 'resend':
    case 'correctEmail':
    case 'cancel':
    case 'note':
      return <AsIs>{texts[act.kind](act.folio)}</AsIs>;
    case 'correctName':
      return texts.correctName(act.seat);
    case 'freeSeat':
      return texts.freeSeat(act.bus);
    case 'askAll':
      return texts.askAll(act.count);
    case 'resendMessages':
      return texts.resendMessages(act.count);
    case 'withdraw':
      return <AsIs>{texts.withdraw(act.email)}</AsIs>;
    case 'changeRoles':
    case 'endPerson':
    case 'endDevice':
      return <AsIs>{texts[act.kind](act.name)}</AsIs>;
    case 'invite':
    case 'addDevice':
      return texts[act.kind];
    default:
      return act satisfies never;
  }
}

function Preview({ act }: { act: OfficeAct }) {
  return (
    <div className="grid gap-1">
      <p className="text-pretty text-ink-muted">{previewOf(act)}</p>
      {act.kind === 'refund' && (
        <p className="font-semibold">
          {act.ticket === null ? (
            words.whole
          ) : (
            <AsIs>
              {act.ticket.name} · {words.seat(act.ticket.seat)}
            </AsIs>
          )}
        </p>
      )}
    </div>
  );
}

function Done({ view: { act, secret } }: { view: OfficeActView }) {
  return (
    <>
      <Notice tone="success" icon={<Check />} isLive>
        {words.done[act.kind]}
      </Notice>
      {secret !== null && (
        <div className="grid justify-items-center gap-3 text-center">
          <p className="font-semibold">{words.deviceKey}</p>
          <Qr text={secret} label={words.deviceKey} />
          <AsIs>
            <code className="font-sign text-small font-bold wrap-anywhere">{secret}</code>
          </AsIs>
          <p className="text-pretty text-small text-ink-muted">{words.deviceKeyText}</p>
        </div>
      )}
    </>
  );
}

const icons: Partial<Record<ActTextField, ReactNode>> = { email: <Mail />, deviceName: <KeyRound /> };

function errorText(view: OfficeActView, field: ActField): string | undefined {
  const error = view.errors[field];
  if (error === undefined) return undefined;
  if (field === 'reason') return words.reasonShort;
  if (field === 'email' && error === 'unreadable') return words.emailUnreadable;
  return words.errors[error];
}

function hintOf({ act, fields, amount }: OfficeActView, field: ActTextField): string | undefined {
  if (field === 'reason') return words.hints.reason;
  if (field === 'proof') return words.hints.proof;
  if (field === 'deviceName') return words.hints.deviceName;
  if (field !== 'amount' || act.kind !== 'refund') return undefined;
  return fields.amount === '' || amount === null ? words.hints.amount(money(act.left[fields.way])) : words.back(money(amount));
}

function Asked({ field, view, send }: OfficeActSheetProps & { field: ActField }) {
  const { act, fields, status } = view;
  const isDisabled = status === 'sending';
  const error = errorText(view, field);
  switch (field) {
    case 'way':
      return act.kind === 'refund' ? (
        <RadioCards
          label={words.fields.way}
          value={fields.way}
          onChange={(id) => send({ type: 'way.chosen', way: ways.find((way) => way === id) ?? fields.way })}
          options={ways.map((way) => ({
            id: way,
            name: words.ways[way],
            detail: act.left[way] > 0 ? words.left(money(act.left[way])) : words.nothingLeft,
            isDisabled: isDisabled || act.left[way] === 0,
          }))}
        />
      ) : null;
    case 'roles':
      return (
        <Group label={words.fields.roles} error={error}>
          {STAFF_ROLES.map((role) => (
            <CheckTile
              key={role}
              isSelected={fields.roles.includes(role)}
              isDisabled={isDisabled}
              onChange={() => send({ type: 'role.toggled', role })}
            >
              <b className="block font-semibold">{office.roles[role]}</b>
              <span className="text-small text-ink-muted">{office.roleDetails[role]}</span>
            </CheckTile>
          ))}
        </Group>
      );
    case 'tickets':
      return act.kind === 'cancel' ? (
        <Group label={words.fields.tickets} error={error}>
          {act.tickets.map(({ ticketId, name, seat, points }) => (
            <CheckTile
              key={ticketId}
              isSelected={fields.tickets.includes(ticketId)}
              isDisabled={isDisabled}
              onChange={() => send({ type: 'ticket.toggled', ticketId })}
            >
              <b className="block font-semibold">
                <AsIs>{name}</AsIs>
              </b>
              <span className="text-small text-ink-muted">
                {words.seat(seat)} · {words.points(money(points))}
              </span>
            </CheckTile>
          ))}
        </Group>
      ) : null;
    default:
      return (
        <TextField
          label={words.fields[field]}
          name={field}
          value={fields[field]}
          icon={icons[field]}
          {...(field === 'amount' && { inputMode: 'decimal', lead: currency.sign })}
          {...(field === 'email' && { type: 'email', inputMode: 'email' })}
          {...(field === 'seat' && { inputMode: 'numeric' })}
          autoComplete="off"
          isDisabled={isDisabled}
          isRequired={field !== 'amount' && field !== 'maternal'}
          hint={hintOf(view, field)}
          error={error}
          onChange={(text) => send({ type: 'field.typed', field, text })}
        />
      );
  }
}

function Group({ label, error, children }: { label: string; error: string | undefined; children: ReactNode }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-small font-semibold">{label}</legend>
      {children}
      {error !== undefined && <ErrorLine id={`${formId}-${label}`}>{error}</ErrorLine>}
    </fieldset>
  );
}

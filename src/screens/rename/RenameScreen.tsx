import { CircleCheck, Pencil, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { nameOf } from '../../../machines/domain/ownTrip.ts';
import type { RenameEvent, RenameField, RenameView } from '../../../machines/rename/rename.types.ts';
import { common, rename as words } from '../../messages/es-MX.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorLine } from '../../ui/ErrorLine.tsx';
import { Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { NameField } from '../parts/NameField.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import { useLast } from '../parts/useLast.ts';

type Send = (event: RenameEvent) => void;
type FormView = Extract<RenameView, { screen: 'form' }>;

/** The change of the name on a ticket, over the list of trips; `view` is null while none is open (RENAME-002 to RENAME-006). */
export function RenameScreen({ view, send }: { view: RenameView | null; send: Send }) {
  const formId = useId();
  const form = view?.screen === 'form' ? view : null;
  const shown = useLast(form);
  const renamed = useLast(view?.screen === 'renamed' ? view : null);
  const close = () => send({ type: 'rename.closed' });
  const done = { label: common.accept, onPress: () => send({ type: 'notice.closed' }) };
  return (
    <>
      <Alert
        isOpen={view?.screen === 'warning'}
        tone="warn"
        icon={<Pencil />}
        title={words.warning.title}
        primary={{ label: words.warning.accept, onPress: () => send({ type: 'warning.accepted' }) }}
        close={{ label: words.warning.cancel, onPress: close }}
      >
        {words.warning.text}
      </Alert>
      {shown && (
        <Sheet
          isOpen={form !== null}
          onClose={close}
          isDismissable={!shown.isSaving}
          title={words.title}
          closeLabel={common.close}
          width="narrow"
          footer={
            <>
              <Button
                type="submit"
                form={formId}
                look="primary"
                block
                isDisabled={!shown.canSubmit && !shown.isSaving}
                isPending={shown.isSaving}
                pendingLabel={words.saving}
              >
                {words.submit}
              </Button>
              <Button size="lg" block isDisabled={shown.isSaving} onPress={close}>
                {words.cancel}
              </Button>
            </>
          }
        >
          <NameForm key={shown.ticket.id} id={formId} view={shown} send={send} />
        </Sheet>
      )}
      <Alert
        isOpen={view?.screen === 'renamed'}
        tone="success"
        icon={<CircleCheck />}
        title={words.renamed.title}
        {...(renamed?.next
          ? { primary: done, secondary: { label: words.renamed.next(renamed.next), onPress: () => send({ type: 'next.chosen' }) } }
          : { close: done })}
      >
        {words.renamed.text}
      </Alert>
    </>
  );
}

const autoComplete = { firstName: 'given-name', paternal: 'family-name', maternal: 'off' } as const;

function NameForm({ id, view, send }: { id: string; view: FormView; send: Send }) {
  const shopTimeZone = useShopTimeZone();
  const { ticket, departs, values, errors, length, isTooLong, failure } = view;
  const field = (name: RenameField) => (
    <NameField
      label={name === 'maternal' ? `${words.fields[name]} ${words.optional}` : words.fields[name]}
      name={name}
      autoComplete={autoComplete[name]}
      isRequired={name !== 'maternal'}
      value={values[name]}
      error={errors[name] && words.short}
      onChange={(text) => send({ type: 'field.typed', field: name, text })}
    />
  );
  return (
    <Form id={id} className="grid gap-4" onSubmit={() => send({ type: 'name.submitted' })}>
      <Notice tone="warn" icon={<TriangleAlert />}>
        {words.once}
      </Notice>
      {failure && (
        <Notice tone="error" isLive>
          {failure.message ?? words.failed}
        </Notice>
      )}
      <p className="flex items-center gap-3">
        <SeatBadge number={ticket.seat} />
        <span className="min-w-0 text-small">
          <b className="block font-strong wrap-anywhere">
            <AsIs>{nameOf(ticket)}</AsIs>
          </b>
          <span className="block text-ink-muted">{common.when(departs, shopTimeZone)}</span>
        </span>
      </p>
      {field('firstName')}
      {field('paternal')}
      {field('maternal')}
      <div className="grid text-caption">
        <p className={isTooLong ? 'font-strong text-danger-ink' : 'text-ink-muted'}>{words.length(length)}</p>
        <div role="alert" className="min-h-lh">
          {isTooLong && <ErrorLine>{words.tooLong}</ErrorLine>}
        </div>
      </div>
    </Form>
  );
}

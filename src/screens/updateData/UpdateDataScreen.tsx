import { UserRound } from 'lucide-react';
import { useId } from 'react';
import type { UpdateDataEvent, UpdateDataField, UpdateDataView } from '../../../machines/updateData/updateData.types.ts';
import { common, failureText, updateData as words } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { NameField } from '../parts/NameField.tsx';

type UpdateDataScreenProps = { view: UpdateDataView; send: (event: UpdateDataEvent) => void };
type FormView = Extract<UpdateDataView, { screen: 'form' }>;

/** The greeting of a guest without a name, and the form of the names, which cannot be dismissed (ERR-023, AUTH-036). */
export function UpdateDataScreen({ view, send }: UpdateDataScreenProps) {
  const formId = useId();
  const form = view.screen === 'form' ? view : null;
  return (
    <>
      <Alert
        isOpen={view.screen === 'greeting'}
        icon={<UserRound />}
        title={words.greeting.title}
        close={{ label: words.greeting.accept, onPress: () => send({ type: 'update.accepted' }) }}
      >
        {words.greeting.text}
      </Alert>
      <Sheet
        isOpen={form !== null}
        onClose={() => {}}
        isDismissable={false}
        title={words.title}
        closeLabel={common.close}
        footer={
          <Button
            type="submit"
            form={formId}
            look="primary"
            block
            isDisabled={!form?.canSubmit && !form?.saving}
            isPending={form?.saving ?? false}
            pendingLabel={words.submitting}
          >
            {words.submit}
          </Button>
        }
      >
        {form && <NamesForm id={formId} view={form} send={send} />}
      </Sheet>
    </>
  );
}

const autoComplete = { firstName: 'given-name', paternal: 'family-name', maternal: 'off' } as const;

function NamesForm({ id, view, send }: { id: string; view: FormView; send: UpdateDataScreenProps['send'] }) {
  const field = (name: UpdateDataField) => (
    <NameField
      label={words.fields[name]}
      name={name}
      autoComplete={autoComplete[name]}
      placeholder={words.hint}
      isRequired
      value={view.values[name]}
      onChange={(text) => send({ type: 'field.typed', field: name, text })}
    />
  );
  return (
    <Form id={id} className="grid gap-4" onSubmit={() => send({ type: 'update.submitted' })}>
      {view.failure && (
        <Notice tone="error" isLive>
          {failureText(view.failure).text}
        </Notice>
      )}
      {field('firstName')}
      {field('paternal')}
      {field('maternal')}
    </Form>
  );
}

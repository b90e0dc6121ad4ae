import { CreditCard } from 'lucide-react';
import { checkout as words } from '../../messages/es-MX.ts';
import { Notice } from '../../ui/Notice.tsx';
import { CardFields, type CardFieldsProps } from '../parts/CardFields.tsx';

type CardFormProps = Omit<CardFieldsProps, 'label'> & { hasServices: boolean };

/** The card that pays. */
export function CardForm({ hasServices, ...fields }: CardFormProps) {
  return (
    <>
      {hasServices && <Notice icon={<CreditCard />}>{words.cardOnly}</Notice>}
      <CardFields {...fields} label={words.payment} />
    </>
  );
}

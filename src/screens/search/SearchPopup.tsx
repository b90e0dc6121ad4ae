import type { SearchEvent, SearchFormView } from '../../../machines/search/search.types.ts';
import { common } from '../../messages/es-MX.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { SearchForm, SubmitButton } from './SearchForm.tsx';

type SearchPopupProps = {
  isOpen: boolean;
  title: string;
  form: SearchFormView;
  send: (event: SearchEvent) => void;
  onClose: () => void;
};

const FORM = 'search-popup';

/** The search popup: the form over a page (SEARCH-011, SEARCH-012). */
export function SearchPopup({ isOpen, title, form, send, onClose }: SearchPopupProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={common.close}
      width="mid"
      footer={<SubmitButton form={FORM} isPending={false} />}
    >
      <SearchForm view={form} send={send} id={FORM} />
    </Sheet>
  );
}

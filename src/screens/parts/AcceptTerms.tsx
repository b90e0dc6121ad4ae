import { signIn as words } from '../../messages/es-MX.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ErrorLine } from '../../ui/ErrorLine.tsx';
import { LegalLink } from './LegalLink.tsx';

/** The terms and the privacy notice, which must be accepted. */
export function AcceptTerms({ isAccepted, onToggle }: { isAccepted: boolean; onToggle: () => void }) {
  return (
    <div>
      <Checkbox isSelected={isAccepted} onChange={onToggle}>
        {words.accept}
      </Checkbox>
      <p className="flex flex-wrap gap-x-5 ps-9">
        <LegalLink text="terms" />
        <LegalLink text="privacy" />
      </p>
      {!isAccepted && <ErrorLine className="ps-9">{words.acceptFirst}</ErrorLine>}
    </div>
  );
}

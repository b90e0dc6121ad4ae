import { siApple, siFacebook, siGoogle } from 'simple-icons';
import type { SocialProvider, SocialSignInEvent } from '../../../machines/socialSignIn/socialSignIn.types.ts';
import { socialSignIn } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';

type SocialButtonsProps = { providers: readonly SocialProvider[]; send: (event: SocialSignInEvent) => void };

const marks: Record<SocialProvider, string> = { google: siGoogle.path, facebook: siFacebook.path, apple: siApple.path };

/** One button for each offered provider (AUTH-005). */
export function SocialButtons({ providers, send }: SocialButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-4 text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {socialSignIn.or}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-2.5">
        {providers.map((provider) => (
          <Button
            key={provider}
            size="lg"
            aria-label={socialSignIn.enterWith(provider)}
            onPress={() => send({ type: 'social.chosen', provider })}
          >
            <span className="grid justify-items-center gap-1 text-small">
              <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-current">
                <path d={marks[provider]} />
              </svg>
              {socialSignIn.names[provider]}
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}

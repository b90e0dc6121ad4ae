import { UnknownPage, type UnknownProps } from './UnknownPage.tsx';

/** The page in the stories of its hosts, before the log has loaded. */
export function UnknownWithoutLog(props: UnknownProps) {
  return <UnknownPage {...props} log={null} notice="idle" onNotice={() => {}} onCopy={async () => true} onShare={async () => true} />;
}

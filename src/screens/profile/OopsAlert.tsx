import { TriangleAlert } from 'lucide-react';
import { common, profile as words } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';

type OopsAlertProps = { isOpen: boolean; title?: string; text: string; onClose: () => void };

/** A failed or refused change. The page stays as it is (ERR-001). */
export function OopsAlert({ isOpen, title = words.oops, text, onClose }: OopsAlertProps) {
  return (
    <Alert isOpen={isOpen} tone="warn" icon={<TriangleAlert />} title={title} close={{ label: common.accept, onPress: onClose }}>
      <p>{text}</p>
    </Alert>
  );
}

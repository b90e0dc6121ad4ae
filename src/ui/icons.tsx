import { createLucideIcon } from 'lucide-react';

export const StairsIcon = createLucideIcon('stairs', [['path', { d: 'M3 20h4.5v-4H12v-4h4.5V8H21V4', key: 'stairs' }]]);

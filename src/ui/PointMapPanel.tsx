import './pointMap.css';
import { CircleMarker, Icon, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import pin from '../assets/pin.svg';
import { IconButton } from './IconButton.tsx';
import type { PointMapProps } from './PointMap.tsx';

const PIN: [number, number] = [40, 48];

/**
 * The implementation of `PointMap`, which loads it lazily. Leaflet's own controls and texts are off, because they write HTML as text, which
 * Trusted Types refuse.
 */
export function PointMapPanel({ label, point, name, zoom, dots, tiles, credit, zoomInLabel, zoomOutLabel }: PointMapProps) {
  const ground = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap | null>(null);
  const [latitude, longitude] = point;

  useEffect(() => {
    if (!ground.current) return;
    const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const motion = { zoomAnimation: isMoving, fadeAnimation: isMoving, markerZoomAnimation: isMoving, inertia: isMoving };
    const drawn = new LeafletMap(ground.current, {
      ...motion,
      attributionControl: false,
      zoomControl: false,
      center: [latitude, longitude],
      zoom,
    });
    map.current = drawn;
    if (tiles !== null) new TileLayer(tiles).addTo(drawn);
    for (const dot of dots)
      new CircleMarker([...dot], { radius: 8, interactive: false, className: 'fill-surface stroke-ink' }).addTo(drawn);
    const icon = new Icon({ iconUrl: pin, iconSize: PIN, iconAnchor: [PIN[0] / 2, PIN[1]] });
    new Marker([latitude, longitude], { icon, alt: name, keyboard: false, interactive: false }).addTo(drawn);
    return () => {
      map.current = null;
      drawn.remove();
    };
  }, [latitude, longitude, name, zoom, dots, tiles]);

  return (
    <div className="relative isolate h-100 overflow-hidden rounded-card">
      <div ref={ground} role="region" aria-label={label} className="size-full bg-surface-sunken!" />
      <div className="absolute end-3 top-3 z-1000 grid rounded-control bg-surface shadow-card">
        <IconButton label={zoomInLabel} icon={<Plus />} onPress={() => map.current?.zoomIn()} />
        <IconButton label={zoomOutLabel} icon={<Minus />} onPress={() => map.current?.zoomOut()} />
      </div>
      {credit && <p className="absolute end-0 bottom-0 z-1000 bg-surface px-2 text-micro text-ink-muted">{credit}</p>}
    </div>
  );
}

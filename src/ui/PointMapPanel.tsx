import { CircleMarker, Icon, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import pin from '../assets/pin.svg';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import type { PointMapProps, PointMarker } from './PointMap.tsx';

const PIN: PointMarker = { src: pin, size: [40, 48], tip: 'bottom' };

/**
 * The implementation of `PointMap`, which loads it lazily. Leaflet's own controls and texts are off, because they write HTML as text, which
 * Trusted Types refuse.
 */
export function PointMapPanel(props: PointMapProps) {
  const { label, point, name, marker = PIN, zoom, dots, tiles, credit, caption, isDim = false, height = 'h-100' } = props;
  const ground = useRef<HTMLDivElement>(null);
  const isDragged = useRef(false);
  const [drawn, setDrawn] = useState<{ map: LeafletMap; mark: Marker } | null>(null);
  const isMarked = point !== null;
  const [latitude, longitude] = point ?? dots[0] ?? [0, 0];

  useEffect(() => {
    if (!ground.current) return;
    const isMoving = !prefersReducedMotion();
    const motion = { zoomAnimation: isMoving, fadeAnimation: isMoving, markerZoomAnimation: isMoving, inertia: isMoving };
    const map = new LeafletMap(ground.current, { ...motion, attributionControl: false, zoomControl: false, zoom });
    isDragged.current = false;
    map.on('dragstart', () => {
      isDragged.current = true;
    });
    if (tiles !== null) new TileLayer(tiles).addTo(map);
    setDrawn({ map, mark: new Marker([0, 0], { keyboard: false, interactive: false }) });
    return () => {
      setDrawn(null);
      map.remove();
    };
  }, [zoom, tiles]);

  useEffect(() => {
    if (!drawn) return;
    const [width, tall] = marker.size;
    const iconAnchor: [number, number] = [width / 2, marker.tip === 'bottom' ? tall : tall / 2];
    drawn.mark.setIcon(new Icon({ iconUrl: marker.src, iconSize: [width, tall], iconAnchor }));
  }, [drawn, marker]);

  useEffect(() => {
    if (!drawn) return;
    const { map, mark } = drawn;
    if (!isDragged.current) map.setView([latitude, longitude], map.getZoom(), { animate: !prefersReducedMotion() });
    if (isMarked) mark.setLatLng([latitude, longitude]).addTo(map);
    else mark.remove();
    mark.getElement()?.setAttribute('alt', name);
  }, [drawn, latitude, longitude, isMarked, name]);

  useEffect(() => {
    if (!drawn) return;
    const circles = dots.map((dot) =>
      new CircleMarker([...dot], { radius: 8, fillOpacity: 1, interactive: false, className: 'fill-surface stroke-ink' }).addTo(drawn.map),
    );
    return () => {
      for (const circle of circles) circle.remove();
    };
  }, [drawn, dots]);

  return (
    <div
      className={cx(
        'relative isolate overflow-hidden rounded-card',
        height,
        isDim && '[&_.leaflet-tile-pane]:[filter:saturate(0.35)_opacity(0.75)]',
      )}
    >
      <div ref={ground} role="region" aria-label={label} className="size-full bg-surface-sunken!" />
      <div className="absolute end-3 top-3 z-1000 grid rounded-control bg-surface shadow-card">
        <IconButton label={props.zoomInLabel} icon={<Plus />} onPress={() => drawn?.map.zoomIn()} />
        <IconButton label={props.zoomOutLabel} icon={<Minus />} onPress={() => drawn?.map.zoomOut()} />
      </div>
      {caption !== undefined && (
        <p className="absolute start-3 bottom-3 z-1000 rounded-round bg-surface px-3 py-1 text-caption font-semibold shadow-raised">
          {caption}
        </p>
      )}
      {credit && <p className="absolute end-0 bottom-0 z-1000 bg-surface px-2 text-micro text-ink-muted">{credit}</p>}
    </div>
  );
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

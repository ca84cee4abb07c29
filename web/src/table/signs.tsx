// Small signs say their words: under the mouse, with the focus, and to a finger that stays.
import { useEffect, useState } from 'preact/hooks';

const signs = '[role=img][aria-label], .table-tool[aria-label]';
const longPress = 450;

interface Shown {
  words: string;
  x: number;
  y: number;
}

export function Signs() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setShown(null);
    };
    const show = (event: Event) => setShown(signAt(event.target));
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return show(event);
    };
    // A press brings the focus, too; but whoever presses needs no words for it.
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event);
    };
    const onDown = (event: PointerEvent) => {
      hide();
      if (event.pointerType === 'touch') timer = setTimeout(() => show(event), longPress);
    };
    const listeners: [string, (event: never) => void][] = [
      ['pointerover', onPointer],
      ['pointerdown', onDown],
      ['pointerup', () => clearTimeout(timer)],
      ['pointercancel', hide],
      ['focusin', onFocus],
      ['focusout', hide],
      ['keydown', hide],
    ];
    listeners.forEach(([name, listener]) => addEventListener(name, listener as EventListener));
    return () => {
      clearTimeout(timer);
      listeners.forEach(([name, listener]) => removeEventListener(name, listener as EventListener));
    };
  }, []);
  if (!shown) return null;
  return (
    <span class="table-sign" aria-hidden="true" style={{ left: `${shown.x}px`, top: `${shown.y}px` }}>
      {shown.words}
    </span>
  );
}

/** Large pictures (cards, the chart) are understood as they are. */
const largest = 64;

function signAt(target: EventTarget | null): Shown | null {
  const sign = target instanceof Element ? target.closest<HTMLElement>(signs) : null;
  if (!sign || sign.title || sign.closest('dialog')) return null;
  const { left, right, bottom, height } = sign.getBoundingClientRect();
  if (height > largest) return null;
  return { words: sign.getAttribute('aria-label')!, x: Math.min(Math.max((left + right) / 2, 80), innerWidth - 80), y: Math.min(bottom + 4, innerHeight - 28) };
}

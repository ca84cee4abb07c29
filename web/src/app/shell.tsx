import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../texts/texts';
import { Compass, Gear } from './icons';
import { LanguageSwitch } from './language_switch';
import { Link } from './link';
import { NewerNotice } from './newer';
import './shell.css';

/** The frame of every page but the table: a head with the way home, the content, a foot. */
export function Shell(props: { title: string; children: ComponentChildren; isStart?: boolean }) {
  const t = texts().app;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = props.isStart ? t.title : `${props.title} · ${t.title}`;
    // Whoever listens hears where they have come to. On the start page the browser does that.
    if (!props.isStart) heading.current?.focus();
  }, [props.title]);
  return (
    <div class="shell">
      <a class="shell-skip" href="#content">
        {t.skip}
      </a>
      <header class="shell-head">
        <Link to={{ page: 'start' }} class="shell-home">
          <Compass />
          <span>{t.title}</span>
        </Link>
        <LanguageSwitch />
        <Link to={{ page: 'settings' }} class="shell-icon">
          <Gear />
          <span class="heard">{t.settings.title}</span>
        </Link>
      </header>
      <main id="content" class="shell-main">
        <h1 ref={heading} tabIndex={-1} class={props.isStart ? 'heard' : 'shell-title'}>
          {props.title}
        </h1>
        <NewerNotice />
        {props.children}
      </main>
      <footer class="shell-foot">
        <p>{t.unofficial}</p>
        <Link to={{ page: 'privacy' }}>{t.privacy}</Link>
      </footer>
    </div>
  );
}

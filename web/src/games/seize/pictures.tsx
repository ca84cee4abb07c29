// Pictures of the rules pages, see docs/rules/README.md. Nothing in them is said in words.
import type { ComponentChildren, FunctionComponent } from 'preact';
import './styles';
import './pictures.css';
import { Balance } from './art/balance';
import { ArrowIcon, BroomIcon, Hat, Joker, RoundIcon } from './art/emblems';
import { PieceArt } from './art/piece';
import { PlayingCardArt } from './art/playing_card';
import { SuitIcon } from './art/suits';
import { suitsOf, type Colour } from './cards';
import { forms, materials } from './pieces';

function Picture({ name, children }: { name: string; children: ComponentChildren }) {
  return <div class={`seize-picture seize-picture-${name}`}>{children}</div>;
}

const Card = ({ card, children }: { card: string; children?: ComponentChildren }) => (
  <span class="seize-picture-card">
    {children}
    <PlayingCardArt card={card} />
  </span>
);

const Things = ({ ids }: { ids: readonly string[] }) => (
  <span class="seize-picture-things">
    {ids.map((id) => (
      <span key={id}>
        <PieceArt id={id} />
      </span>
    ))}
  </span>
);

const ClothPicture = ({ colour, ids }: { colour: Colour; ids: readonly string[] }) => (
  <span class="seize-cloth" data-colour={colour}>
    <span class="seize-picture-joker">
      <Joker colour={colour} />
      {suitsOf[colour].map((suit) => (
        <SuitIcon key={suit} suit={suit} />
      ))}
    </span>
    <Things ids={ids} />
  </span>
);

const red = ['gold-ring', 'iron-key', 'bone-die'];
const black = ['coral-skull', 'silver-button', 'jade-coin', 'ebony-anchor'];

/** Squabble, divvy, seize, swab. */
function Round() {
  const scenes = [
    <>
      <Card card="4C" />
      <Card card="10H">
        <Hat />
      </Card>
      <Card card="AS" />
    </>,
    <>
      <Things ids={[...red, ...black]} />
      <Going to="down" ids={[]} />
      <span class="seize-picture-cloths">
        <ClothPicture colour="red" ids={[]} />
        <ClothPicture colour="black" ids={[]} />
      </span>
    </>,
    <>
      <Card card="KD" />
      <Card card="9S" />
      <Card card="6H" />
      <span class="seize-picture-cloths">
        <ClothPicture colour="red" ids={red} />
        <ClothPicture colour="black" ids={black} />
      </span>
    </>,
    <>
      <Card card="KD" />
      <Going to="left" ids={['bone-die', 'jade-coin']} />
      <BroomIcon />
    </>,
  ];
  return (
    <Picture name="round">
      {scenes.map((scene, index) => (
        <span key={index} class="seize-picture-scene">
          {scene}
        </span>
      ))}
    </Picture>
  );
}

function Pieces() {
  return (
    <Picture name="pieces">
      <Things ids={materials.map((material) => `${material}-coin`)} />
      <Things ids={forms.map((form) => `jade-${form}`)} />
    </Picture>
  );
}

function Stashes() {
  return (
    <Picture name="stashes">
      <ClothPicture colour="red" ids={red} />
      <Hat />
      <ClothPicture colour="black" ids={black} />
    </Picture>
  );
}

/** Pieces that go up to the player, down again, or come over from somebody else. */
const Going = ({ to, ids, from }: { to: 'up' | 'down' | 'left'; ids: readonly string[]; from?: string }) => (
  <span class="seize-picture-going">
    <span class={`seize-picture-${to}`}>
      <ArrowIcon />
    </span>
    {from && <Card card={from} />}
    <Things ids={ids} />
  </span>
);

/** Each rank, and what it takes. */
function Ranks() {
  const one = <Going to="up" ids={['gold-coin']} />;
  const ranks: [string, ComponentChildren][] = [
    ['AS', one],
    [
      'KD',
      <>
        <Going to="up" ids={['gold-coin', 'jade-key']} />
        <Going to="down" ids={['bone-ring', 'ebony-coin']} />
      </>,
    ],
    [
      'QH',
      <>
        {one}
        <Going to="left" from="5D" ids={['silver-skull']} />
      </>,
    ],
    ['JC', <Going key="two" to="up" ids={['gold-coin', 'jade-key']} />],
    [
      '9S',
      <>
        {one}
        <RoundIcon />
      </>,
    ],
  ];
  return (
    <Picture name="ranks">
      {ranks.map(([card, does]) => (
        <span key={card} class="seize-picture-rank">
          <Card card={card} />
          <span class="seize-picture-does">{does}</span>
        </span>
      ))}
    </Picture>
  );
}

function Scale() {
  return (
    <Picture name="scale">
      <Balance
        left={{ pieces: ['silver-skull', 'gold-die', 'iron-anchor', 'jade-key', 'bone-coin'], weight: 90 }}
        right={{ pieces: ['coral-skull', 'iron-die', 'jade-ring', 'ebony-anchor', 'silver-button', 'gold-button'], weight: 70 }}
      />
    </Picture>
  );
}

export const pictures: Record<string, FunctionComponent> = {
  'seize-round': Round,
  'seize-pieces': Pieces,
  'seize-stashes': Stashes,
  'seize-ranks': Ranks,
  'seize-scale': Scale,
};

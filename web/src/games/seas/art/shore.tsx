/** The treasure island under the display: surf, sand, two palms. Stretches to its box. */
export function Shore() {
  return (
    <>
      <svg class="seas-shore" viewBox="0 0 200 120" preserveAspectRatio="none" aria-hidden="true">
        <path d="M6 62C2 34 22 12 58 8 92 2 136 2 166 14 194 24 202 52 194 76 186 102 152 114 110 116 66 120 12 106 6 62Z" class="seas-surf" />
        <path d="M11 62C8 38 26 17 60 13 94 8 134 7 162 18 188 28 195 53 188 74 180 97 149 109 109 111 67 114 16 102 11 62Z" class="seas-surf-line" />
        <path d="M16 62C13 41 30 22 62 18 96 13 132 12 158 23 182 32 188 53 182 72 175 92 146 104 108 106 69 108 21 98 16 62Z" class="seas-sand" />
      </svg>
      <svg class="seas-palm" viewBox="0 0 60 60" aria-hidden="true">
        <path d="M27 58C30 44 30 34 27 22" class="seas-trunk" />
        <path d="M27 22C18 12 8 13 3 21 12 17 20 19 27 22ZM27 22C24 9 33 2 43 5 36 8 30 14 27 22ZM27 22C38 14 49 17 53 27 45 22 36 21 27 22ZM27 22C16 22 10 29 10 37 16 29 21 25 27 22ZM27 22C37 24 41 32 39 40 36 32 32 26 27 22Z" class="seas-leaf" />
      </svg>
    </>
  );
}

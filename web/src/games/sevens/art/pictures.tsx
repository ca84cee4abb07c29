import type { FunctionComponent } from 'preact';

export const pictures: Record<string, FunctionComponent> = {};

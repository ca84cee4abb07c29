// The treasure as it ships (data/seize/treasure.txt; a test compares them): lowest and highest weight, by material and form.
import { names as de } from '../texts/de/names';
import { names as en } from '../texts/en/names';
import { names as pl } from '../texts/pl/names';
import { forms, type Form, type Material } from '../pieces';

const weights: Record<Material, string> = {
  ebony: '62-98 59-105 81-123 71-115 84-145 93-142 88-144',
  bone: '73-109 64-107 76-131 75-125 79-139 100-157 115-196',
  coral: '66-110 73-121 90-145 101-177 97-173 105-170 130-220',
  jade: '74-111 93-158 86-144 85-153 93-162 113-176 139-222',
  iron: '77-130 101-149 105-169 108-165 123-186 117-174 115-198',
  silver: '89-135 109-169 107-171 105-185 135-202 134-216 136-225',
  gold: '104-183 110-191 103-181 131-205 137-220 165-261 159-281',
};

/** The cells of a piece's row. */
export function usualWeights(material: Material, form: Form): string[] {
  const [low = '', high = ''] = weights[material].split(' ')[forms.indexOf(form)]!.split('-');
  const id = `${material}-${form}`;
  return [id, low, high, ...[en, de, pl].map((names) => names.piece(id))];
}

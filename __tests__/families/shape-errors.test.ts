import { shapeOf, type AjvError, type AjvValidator } from '../../src/families/shape-errors.js';
import type { ShapeError } from '../../src/model/return.js';

/** What is said of a value of which a validator finds this wrong. */
function said(...errors: readonly Partial<AjvError>[]): readonly ShapeError[] {
  const validator: AjvValidator = () => errors.length === 0;
  const plain = { instancePath: '/a', schemaPath: '#/required', keyword: 'required', params: {} };
  validator.errors = errors.length === 0 ? null : errors.map((error) => ({ ...plain, ...error }));
  return shapeOf(validator)({});
}

const LACKING: ShapeError = {
  keyword: 'required',
  pointer: '/a',
  detail: 'status',
  conditional: false,
  advisory: false,
};

test('A value that a validator accepts has no error of shape', () => {
  expect(said()).toEqual([]);
});

test.each<readonly [string, Partial<AjvError>, Partial<ShapeError>]>([
  ['names the property that is missing', { params: { missingProperty: 'status' } }, {}],
  [
    'names the type that was expected',
    { keyword: 'type', params: { type: 'string' } },
    { keyword: 'type', detail: 'string' },
  ],
  [
    'names all types that were expected',
    { keyword: 'type', params: { type: ['string', 'null'] } },
    { keyword: 'type', detail: 'string or null' },
  ],
  [
    'names nothing where another keyword was broken',
    { keyword: 'enum', params: { missingProperty: 'x', type: 'y' } },
    { keyword: 'enum', detail: '' },
  ],
  [
    'knows what a field for people is',
    { params: { missingProperty: 'status' }, schemaPath: '#/$defs/advisory/required' },
    { advisory: true },
  ],
])('An error of shape %s', (_, error, differs) => {
  expect(said(error)).toEqual([{ ...LACKING, ...differs }]);
});

test.each([
  ['#/allOf/0/then/required', true],
  ['#/allOf/0/else/required', true],
  ['#/anyOf/1/required', true],
  ['#/properties/a/not', true],
  ['#/properties/then', true],
  ['#/allOf/0/required', false],
  ['#/properties/authentic/required', false],
])('An error at %s depends on the rest of the value: %s', (schemaPath, conditional) => {
  expect(said({ schemaPath })[0]?.conditional).toBe(conditional);
});

test('That a condition did not hold is no error beside that of its branch', () => {
  expect(said({ keyword: 'if' }, { params: { missingProperty: 'status' } })).toEqual([LACKING]);
});

import { readXml, type Element } from './xml.js';

const NUMBER = /^(?:0|[1-9]\d*)$/;
const ANY = /^[^]*$/;

interface Shape {
  readonly required: Readonly<Record<string, RegExp>>;
  readonly optional?: Readonly<Record<string, RegExp>>;
  /** The names of the children, each with a space after it. */
  readonly children: RegExp;
  readonly hasText?: true;
}

const TOTALS = { tests: NUMBER, failures: NUMBER, errors: NUMBER };

/**
 * What the schemas of Jenkins have in common (junit-4.xsd, which JUnit itself uses, and junit-10.xsd of the xUnit plug-in):
 * that plug-in rejects a file with any attribute more.
 */
const SHAPES: Readonly<Record<string, Shape>> = {
  testsuites: { required: TOTALS, optional: { name: ANY, time: NUMBER }, children: /^(?:testsuite )*$/ },
  testsuite: {
    required: { name: /./, ...TOTALS },
    optional: { time: NUMBER, skipped: NUMBER },
    children: /^(?:testcase )*$/,
  },
  testcase: {
    required: { name: /./ },
    optional: { classname: /./, time: NUMBER },
    children: /^(?:failure )?(?:system-out )?$/,
  },
  failure: { required: {}, optional: { message: ANY, type: ANY }, children: /^$/, hasText: true },
  'system-out': { required: {}, children: /^$/, hasText: true },
};

function expectShape({ name, attributes, children, text }: Element): void {
  const shape = SHAPES[name];
  if (shape === undefined) throw new Error(`${name} is no element of JUnit`);
  const { required, optional = {} } = shape;
  // Compared by hand: `expect` takes long where there are thousands of elements.
  const known: Readonly<Record<string, RegExp>> = { ...required, ...optional };
  const missing = Object.keys(required).filter((attribute) => !attributes.has(attribute));
  const wrong = [...attributes].filter(([attribute, value]) => known[attribute]?.test(value) !== true);
  const below = children.map((child) => `${child.name} `).join('');
  const isText = shape.hasText === true || text.trim() === '';
  if (missing.length > 0 || wrong.length > 0 || !shape.children.test(below) || !isText) {
    throw new Error(
      `${name} breaks its schema: ${JSON.stringify({ missing, wrong, below, text: isText ? '' : text })}`,
    );
  }
  for (const child of children) expectShape(child);
}

function childrenOf(element: Element, name: string): readonly Element[] {
  return element.children.filter((child) => child.name === name);
}

export interface Testcase {
  readonly name: string;
  readonly classname: string;
  /** The message, type and text of the failure. */
  readonly failure?: { readonly message: string; readonly type: string; readonly text: string };
  readonly log?: string;
}

export interface Testsuite {
  readonly name: string;
  readonly cases: readonly Testcase[];
}

/** Reads JUnit's XML. Throws where it is not well-formed, breaks the schemas of Jenkins, or counts wrong. */
export function readJunit(text: string): readonly Testsuite[] {
  const root = readXml(text);
  expect(root.name).toBe('testsuites');
  expectShape(root);
  const suites = root.children.map((suite) => {
    const cases = childrenOf(suite, 'testcase');
    expectTotals(suite, cases);
    return { name: suite.attributes.get('name') ?? '', cases: cases.map(testcase) };
  });
  expectTotals(
    root,
    root.children.flatMap((suite) => childrenOf(suite, 'testcase')),
  );
  return suites;
}

function expectTotals({ attributes }: Element, cases: readonly Element[]): void {
  const failed = cases.filter((one) => childrenOf(one, 'failure').length > 0).length;
  expect(['tests', 'failures', 'errors'].map((name) => attributes.get(name))).toEqual([
    String(cases.length),
    String(failed),
    '0',
  ]);
}

function testcase(element: Element): Testcase {
  const { attributes } = element;
  const [failure] = childrenOf(element, 'failure');
  const [log] = childrenOf(element, 'system-out');
  return {
    name: attributes.get('name') ?? '',
    classname: attributes.get('classname') ?? '',
    ...(failure === undefined
      ? {}
      : {
          failure: {
            message: failure.attributes.get('message') ?? '',
            type: failure.attributes.get('type') ?? '',
            text: failure.text,
          },
        }),
    ...(log === undefined ? {} : { log: log.text }),
  };
}

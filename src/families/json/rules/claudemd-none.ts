import { artifactsOf, fixFormat } from '../../../model/return.js';
import { field, has, stringField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

/** The folders of the agent system. */
const BELOW = /^(?:\.\/+)*\.(?:claude|opencode)\/./;

const implemented = (path: string) => ({
  set: {
    '/status': 'implemented',
    '/task_type': 'meta',
    '/artifacts': [{ type: 'implementation', path, summary: 'Tells agents how dates are written' }],
    '/completion_data': {
      completion_summary: 'Agents read how dates are written.',
      claudemd_suggestions: 'none',
    },
  },
  tree: { [path]: 'Write dates as ISO 8601.\n' },
});

export const claudemdNone: ReturnRule = {
  id: 'claudemd-none',
  area: 'life-cycle',
  scope: 'return',
  severity: 'warning',
  summary: 'A return that changed the agent system does not suggest "none"',
  rationale:
    'The word "none" says that no file of the agent system was changed. An artifact in its folder says the opposite, and the instructions miss the change.',
  remedy: 'Describe the change in claudemd_suggestions.',
  demand: {
    order: 170,
    text: '"completion_data.claudemd_suggestions" is not "none" if an artifact is below .claude/ or .opencode/.',
  },
  sources: [{ document: '001', heading: 'completion_data (optional)' }],
  bad: implemented('.claude/rules/dates.md'),
  good: implemented('docs/dates.md'),
  check(subject) {
    const data = field(subject.value, 'completion_data');
    const name = has(data, 'claudemd_suggestions') ? 'claudemd_suggestions' : 'readme_suggestions';
    const suggestions = stringField(data, name);
    if (suggestions === undefined || !saysNone(suggestions)) return NOTHING;
    for (const { path } of artifactsOf(subject)) {
      if (path === undefined || !BELOW.test(path)) continue;
      return [
        {
          pointer: join('', 'completion_data', name),
          message: `Field completion_data.${name} is ${quote(suggestions)}, but artifact ${quote(path, 200)} belongs to the agent system.`,
          recommendation: `${fixFormat(subject)}: describe the change in ${name}.`,
        },
      ];
    }
    return NOTHING;
  },
};

function saysNone(text: string): boolean {
  return text.length < 16 && /^\s*none\s*\.?\s*$/i.test(text);
}

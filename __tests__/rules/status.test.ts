import { returnRules } from '../../src/rules/return.js';
import type { Json } from '../../src/model/json.js';
import { problemsOf } from '../support/problems.js';

describe('The status that is suggested', () => {
  it('is the word that the kind of agent would use', () => {
    const of = (agent: string): string | undefined =>
      problemsOf(returnRules['status-value'], { set: { '/status': 'done', '/metadata/agent_type': agent } })[0]
        ?.recommendation;
    expect(of('neovim-research-agent')).toContain('write "researched"');
    expect(of('planner-agent')).toContain('write "planned"');
    expect(of('builder')).toContain('write "implemented"');
  });

  it('is told by the delegation or the artifacts where no agent is named', () => {
    const of = (set: Readonly<Record<string, Json>>): string | undefined =>
      problemsOf(returnRules['status-value'], { remove: ['/metadata'], set: { '/status': 'done', ...set } })[0]
        ?.recommendation;
    expect(of({ '/agent_type': 'researcher' })).toContain('write "researched"');
    expect(of({ '/metadata/delegation_path': ['orchestrator', 'skill-researcher'] })).toContain('write "researched"');
    expect(of({ '/artifacts/0/type': 'report' })).toContain('write "researched"');
    expect(of({ '/artifacts': [] })).toContain('write "implemented"');
  });
});

import { unreadReturnIn } from '../../src/read/unread-return.js';

describe('a fence that has the keys of a return', () => {
  test.each([
    ['language', '{"status": "done", "artifacts": []}'],
    ['language', '\n {"status": "done", "metadata": {}}'],
    ['language', 'result = {"status": "done", "artifacts": []}'],
    ['language', ' result={"status": "done", "artifacts": []}'],
    ['language', 'result  =  [{"status": "done", "artifacts": []}]'],
    ['quotes', "{'status': 'done', 'artifacts': []}"],
    ['quotes', '{"status": "done", \u201Cartifacts\u201D : []}'],
    ['letter-case', '{"status": "done", "Artifacts" : []}'],
    ['letter-case', '{"Status": "done", "ARTIFACTS": [],}'],
    ['no-status', '{"artifacts": [], "metadata": {}}'],
    ['no-status', '{"artifacts": [{"type": "plan", "path": "a.md"}]}'],
    ['no-status', ' { "summary": "x", "artifacts" : [ { "path" : "a.md" , "type" : "plan" } ] }'],
    ['no-status', '{"artifacts":[{"type":"plan","path":"a.md"}]}'],
    ['language', '{" status ": "done", "artifacts": []}'],
    ['language', '{"status" : "done", "artifacts" : [] , }'],
  ])('is no return by its %s: %j', (reason, text) => {
    expect(unreadReturnIn(text, false)).toBe(reason);
    expect(unreadReturnIn(text, true)).toBe(reason);
  });

  test.each([
    ['language', 'It says {"status": "done", "artifacts": []}'],
    ['language', '"status": "done",\n"artifacts": []'],
    ['quotes', " 'status': 'done',\n'artifacts': []"],
    ['language', 'x = y = {"status": "done", "artifacts": []}'],
  ])('must be the whole of one that does not say JSON; else it is one by its %s: %j', (reason, text) => {
    expect(unreadReturnIn(text, false)).toBeNull();
    expect(unreadReturnIn(text, true)).toBe(reason);
  });

  test.each([
    '{"status": "done", "artifacts": [',
    '{"status": "done" "artifacts": []}',
    '{"status": "done", "metadata": {',
    '{"status": "done", "artifacts":',
  ])('is one though it is damaged: %j', (text) => {
    expect(unreadReturnIn(text, false)).toBe('language');
  });

  test.each([
    ...['{"status": "done"}', '{"artifacts": []}', '{"status": {"code": 1}, "artifacts": []}'],
    ...['{"status": {"code": 1}, "artifacts": [', '{"status":{"code": 1}, "artifacts": ['],
    ...['{"status" :  [1], "artifacts": [', '{"artifacts": [{"path": "a.md"}]}'],
    ...['{"artifacts": [{"type": "plan"}]}', '{"artifacts": [{"type": 1, "path": 2}]}'],
    ...['{"name": "x", "metadata": {}}', '"status": "done"', 'no JSON', ''],
  ])('is something else: %j', (text) => {
    expect(unreadReturnIn(text, true)).toBeNull();
  });
});

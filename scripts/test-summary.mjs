// A reporter for Vitest: counts tests, and writes the two numbers to the file named by STUDIO_TEST_SUMMARY.
import { writeFileSync } from 'node:fs';

export default class TestSummary {
  /**
   * A file that could not be loaded and an error outside every test count as a failure each: neither may hide behind
   * the tests that passed.
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failedTests = tests.filter((test) => test.result().state === 'failed').length;
    const failedFiles = modules.reduce((sum, module) => sum + module.errors().length, 0);
    const file = process.env['STUDIO_TEST_SUMMARY'];
    if (file) writeFileSync(file, JSON.stringify({ passed, failed: failedTests + failedFiles + unhandled.length }));
  }
}

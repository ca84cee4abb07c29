// Run at configure time: exit code 0 if this CPU has all of x86-64-v3 (AVX2, BMI, FMA ...).
int main() {
  __builtin_cpu_init();
  return __builtin_cpu_supports("x86-64-v3") ? 0 : 1;
}

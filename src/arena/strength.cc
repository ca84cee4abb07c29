#include "arena/strength.h"

#include <cmath>
#include <utility>

namespace septem {
namespace {

using Matrix = std::vector<std::vector<double>>;

const double kPointsPerLogit = 400 / std::log(10.0);

/// What is fitted is the score of all deals and one drawn deal more, so that who never loses has a finite rating.
struct Met {
  std::size_t a;
  std::size_t b;
  double deals;
  double score;     ///< of a, summed
  double variance;  ///< of one deal
};

std::vector<Met> met(const std::vector<PairScores>& pairs) {
  std::vector<Met> all;
  for (const PairScores& pair : pairs) {
    const double n = static_cast<double>(pair.scores.count());
    if (n == 0) continue;
    // At least what one deal would change, so that equal scores do not claim certainty.
    const double variance = (pair.scores.squares() + 0.25) / (n + 1);
    all.push_back({pair.first, pair.second, n + 1, n * pair.scores.mean() + 0.5, variance});
  }
  return all;
}

double expected(const std::vector<double>& logits, const Met& pair) {
  return 1 / (1 + std::exp(logits[pair.b] - logits[pair.a]));
}

void add_contrast(Matrix& matrix, const Met& pair, double amount) {
  matrix[pair.a][pair.a] += amount;
  matrix[pair.b][pair.b] += amount;
  matrix[pair.a][pair.b] -= amount;
  matrix[pair.b][pair.a] -= amount;
}

/// Gauss and Jordan with pivots; the matrix is small and has an inverse.
Matrix inverse(Matrix matrix) {
  const std::size_t n = matrix.size();
  Matrix result(n, std::vector<double>(n));
  for (std::size_t i = 0; i < n; ++i) result[i][i] = 1;
  for (std::size_t column = 0; column < n; ++column) {
    std::size_t pivot = column;
    for (std::size_t row = column; row < n; ++row)
      if (std::abs(matrix[row][column]) > std::abs(matrix[pivot][column])) pivot = row;
    std::swap(matrix[column], matrix[pivot]);
    std::swap(result[column], result[pivot]);
    const double scale = matrix[column][column];
    for (std::size_t i = 0; i < n; ++i) matrix[column][i] /= scale, result[column][i] /= scale;
    for (std::size_t row = 0; row < n; ++row) {
      const double factor = row == column ? 0 : matrix[row][column];
      for (std::size_t i = 0; i < n; ++i) {
        matrix[row][i] -= factor * matrix[column][i];
        result[row][i] -= factor * result[column][i];
      }
    }
  }
  return result;
}

/// How sharply the ratings are bent around their fit. Only differences are known, so all ratings together are held at 0.
Matrix curvature(const std::vector<Met>& pairs, const std::vector<double>& logits) {
  Matrix matrix(logits.size(), std::vector<double>(logits.size(), 1.0));
  for (const Met& pair : pairs) {
    const double p = expected(logits, pair);
    add_contrast(matrix, pair, pair.deals * p * (1 - p));
  }
  return matrix;
}

/// One step of Newton's method; how far it went.
double improve(const std::vector<Met>& pairs, std::vector<double>& logits) {
  std::vector<double> slope(logits.size());
  for (const Met& pair : pairs) {
    const double surplus = pair.score - pair.deals * expected(logits, pair);
    slope[pair.a] += surplus;
    slope[pair.b] -= surplus;
  }
  const Matrix inverted = inverse(curvature(pairs, logits));
  double moved = 0;
  for (std::size_t i = 0; i < logits.size(); ++i) {
    double step = 0;
    for (std::size_t j = 0; j < logits.size(); ++j) step += inverted[i][j] * slope[j];
    step = std::fmax(-1, std::fmin(1, step));  // far from the fit the method overshoots
    logits[i] += step;
    moved += std::abs(step);
  }
  return moved;
}

/// The variance of rating i: what the scores' own variance makes of it.
double variance_of(std::size_t i, const std::vector<Met>& pairs, const Matrix& inverted) {
  double variance = 0;
  for (const Met& pair : pairs) {
    const double weight = inverted[i][pair.a] - inverted[i][pair.b];
    variance += weight * weight * pair.deals * pair.variance;
  }
  return variance;
}

}  // namespace

std::vector<Strength> fit_strengths(std::size_t bots, const std::vector<PairScores>& pairs) {
  const std::vector<Met> all = met(pairs);
  std::vector<Strength> strengths(bots);
  if (all.empty()) return strengths;
  std::vector<double> logits(bots);
  constexpr int kMostSteps = 200;
  for (int step = 0; step < kMostSteps && improve(all, logits) > 1e-9; ++step) {
  }
  const Matrix inverted = inverse(curvature(all, logits));
  for (std::size_t i = 0; i < bots; ++i) {
    const double points = kPointsPerLogit * logits[i];
    const double half = kPointsPerLogit * 1.96 * std::sqrt(variance_of(i, all, inverted));
    strengths[i] = {points, {points - half, points + half}};
  }
  return strengths;
}

}  // namespace septem
